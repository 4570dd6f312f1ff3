import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { type Counts, countPlaywright, countVitest } from './test-counts.ts';

/*
 * `npm test`: everything that is checked, from the types to the flows. Every step runs, whatever the ones before it did; the output
 * of one that failed, or passed only at a second try, is shown in full; the last line counts tests and single checks together.
 */

interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** How many tests passed and failed; a step without is a single check, or with `uncounted` none at all. */
  count?: (passed: boolean) => Counts;
  uncounted?: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'home-buyers-portal-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...args],
  count: (passed) => countVitest(report(name), passed),
});

const production = 'e2e/rules/production.spec.ts';

/** One row after another; the steps of a row run side by side, which two cores are enough for. */
const rows: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'knip', command: ['knip'] },
    // Nothing but the wish to fail early and in one sentence: the steps that need a browser fail without it anyway.
    { name: 'browser', command: ['node', 'e2e/support/chromium.ts'], uncounted: true },
  ],
  [vitest('unit', '--exclude', production)],
  [
    { name: 'production build', command: ['vite', 'build'] },
    { name: 'demo build', command: ['vite', 'build', '--mode', 'demo'] },
  ],
  [vitest('production rules', production), { name: 'size budget', command: ['node', 'e2e/rules/budget.ts'] }],
  [
    {
      name: 'flows',
      command: ['playwright', 'test', '--reporter=dot,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('flows') },
      count: (passed) => countPlaywright(report('flows'), passed),
    },
  ],
];

const triesOf = (flaky = 0) => (flaky > 0 ? `, ${flaky} passed at the second try` : '');

async function take(step: Step): Promise<Counts> {
  const start = performance.now();
  const { passed, output } = await run(step.command, step.env);
  const single: Counts = step.uncounted
    ? { passed: 0, failed: 0 }
    : { passed: Number(passed), failed: Number(!passed) };
  const counts = step.count?.(passed) ?? single;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const tests = step.count ? `  ${counts.passed} passed, ${counts.failed} failed${triesOf(counts.flaky)}` : '';
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(18)} ${seconds.padStart(6)} s${tests}`);
  if (!passed || counts.flaky) console.log(`\n$ ${step.command.join(' ')}\n${output}`);
  return counts;
}

const total = { passed: 0, failed: 0, flaky: 0 };
for (const row of rows)
  for (const { passed, failed, flaky = 0 } of await Promise.all(row.map(take))) {
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
  }
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed${triesOf(total.flaky)}`);
