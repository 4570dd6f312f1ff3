import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { resetDelay } from './reset-delay.ts';

/** The faults that a submit found: one message for the whole form, and messages by field. */
interface Faults {
  message?: string | undefined;
  fields?: Readonly<Record<string, string>>;
}

interface Options<Values extends Record<string, unknown>> {
  /** A fault that belongs to no field is shown above the form. */
  schema: z.ZodMiniType<Values>;
  /** Does the work; what it throws is a failure. Resolves to a function that leads on, called unless the person has left the form. */
  submit: (values: Values) => Promise<(() => Promise<void>) | undefined>;
  /** Puts what `submit` has thrown into words. */
  explain: (failure: unknown) => Faults;
  /** Empties the fields after a failure, which the specification asks for on some screens. */
  resetsOnFailure?: boolean;
}

/** Why the last submit failed. It is put into words on render, so that the words follow the language. */
type Failure = { kind: 'invalid'; values: object } | { kind: 'thrown'; reason: unknown };

const isHidden = (field: HTMLInputElement) => field.hidden || field.type === 'hidden';

/**
 * A form whose values stay in the document. A submit reads and checks them, focuses the first faulty field, and runs once at a time.
 * The anonymous screens use it in place of React Hook Form, which would add 12 kB to the first load of the sign-in, and because text
 * that is typed before the page is hydrated stays in the document.
 */
export function useNativeForm<Values extends Record<string, unknown>>({
  schema,
  submit,
  explain,
  resetsOnFailure = false,
}: Options<Values>) {
  type Name = Extract<keyof Values, string>;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The fields that were typed in since the failure, and '' for a message that was dismissed.
  const [settled, setSettled] = useState<readonly string[]>([]);
  const settle = (name: string) => setSettled((known) => (known.includes(name) ? known : [...known, name]));

  const faultsOf = (failed: Failure): Faults => {
    if (failed.kind === 'thrown') return explain(failed.reason);
    const found: Record<string, string> = {};
    for (const issue of schema.safeParse(failed.values).error?.issues ?? [])
      found[String(issue.path[0] ?? '')] ??= issue.message;
    const { '': message, ...fields } = found;
    return { message, fields };
  };

  const show = (failed: Failure) => {
    // Rendered first, so that a screen reader reads the focused field with its message.
    flushSync(() => {
      setFailure(failed);
      setSettled([]);
    });
    const { fields = {} } = faultsOf(failed);
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && Boolean(fields[field.name]) && !isHidden(field),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const empty = () => {
    const fields = [...(form.current?.elements ?? [])];
    form.current?.reset();
    // The person who pressed the button will type again. Leave the focus on a faulty field or outside the form.
    const focused = document.activeElement;
    if (focused !== document.body && !(focused instanceof HTMLButtonElement && fields.includes(focused))) return;
    const first = fields.find((field) => field instanceof HTMLInputElement && !isHidden(field));
    if (first instanceof HTMLElement) first.focus();
  };

  const run = async (values: Values) => {
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      const leadOn = await submit(values);
      if (form.current) await leadOn?.();
    } catch (reason) {
      // With the message: the field that takes the focus can be typed in.
      setPending(false);
      show({ kind: 'thrown', reason });
      if (resetsOnFailure) setTimeout(empty, resetDelay);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const faults = failure ? faultsOf(failure) : {};
  return {
    pending,
    message: settled.includes('') ? null : (faults.message ?? null),
    dismissMessage: () => settle(''),
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (running.current) return;
        const values = Object.fromEntries(new FormData(event.currentTarget));
        const { data } = schema.safeParse(values);
        if (data) void run(data);
        else show({ kind: 'invalid', values });
      },
    },
    /** The props of one field; its message goes as soon as the person types there. */
    field: (name: Name) => ({
      name,
      error: settled.includes(name) ? undefined : faults.fields?.[name],
      // What is typed after the submit would be lost. A field that is disabled would lose the focus.
      readOnly: pending,
      onInput: () => settle(name),
    }),
    /** Shows why another action of the screen has failed; null when it starts again. */
    fail: (reason: unknown) => (reason === null ? setFailure(null) : show({ kind: 'thrown', reason })),
  };
}

export type NativeForm = ReturnType<typeof useNativeForm>;
