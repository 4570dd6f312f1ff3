import type { Backend } from './control.ts';
import { choice, labelled, tick } from './demo-field.ts';
import type { DemoWords } from './demo-words.ts';
import { element } from './element.ts';
import { callNames, faultKinds, faultsSchema } from './faults.ts';

/** Sets how the mocked server treats this tab: its latency, and one fault. */
export function serverSection({ faults, conditions }: Backend) {
  // A fault that was set by the address shows as well.
  const [given] = faults.get();
  let call: string = given?.call ?? '*';
  let fault: string = given?.fault ?? '';
  let once = given?.times !== undefined;

  function apply(): void {
    const entry = { call, fault, ...(once && { times: 1 }) };
    faults.set(fault ? faultsSchema.parse([entry]) : []);
  }

  function render(words: DemoWords): HTMLElement {
    const calls = [['*', words.everyCall] as const, ...callNames.map((name) => [name, name] as const)];
    const kinds = [['', words.noFault] as const, ...faultKinds.map((kind) => [kind, kind] as const)];
    const latency = element('input', { id: 'latency', type: 'number', min: '0', step: '50' });
    latency.value = String(conditions.get().latency ?? 0);
    latency.addEventListener('change', () => conditions.set({ latency: Math.max(0, latency.valueAsNumber || 0) }));
    return element(
      'section',
      { 'aria-labelledby': 'server' },
      element('h3', { id: 'server' }, words.server),
      labelled(words.latency, latency),
      labelled(
        words.call,
        choice('fault-call', calls, call, (value) => {
          call = value;
          apply();
        }),
      ),
      labelled(
        words.fault,
        choice('fault-kind', kinds, fault, (value) => {
          fault = value;
          apply();
        }),
      ),
      tick('fault-once', words.once, once, (value) => {
        once = value;
        apply();
      }),
    );
  }

  return { render };
}
