import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';

/** What a submit found wrong: one message for the whole, and messages by field. */
interface SubmitFailure {
  message?: string;
  fields?: Readonly<Record<string, string>>;
}

interface Options<Values extends Record<string, unknown>> {
  schema: z.ZodMiniType<Values>;
  /** Does the work; what it throws is a failure. */
  submit: (values: Values) => Promise<void>;
  /** Words for what `submit` has thrown. */
  explain: (failure: unknown) => SubmitFailure;
  /** Empties the fields after a failure, which the specification wants of some forms; else what was typed stays. */
  resetsOnFailure?: boolean;
}

/** What a submit came to, kept as it came: it is put into words where it is shown, in the language that is read then. */
type Trouble = { given: object; hidden: string | undefined } | { failure: unknown };

/** How long after a failure is shown the fields are emptied, in milliseconds. */
const resetDelay = 100;

const isHidden = (field: HTMLInputElement) => field.hidden || field.type === 'hidden';

/**
 * A form of a few fields whose values stay in the document: read and checked on submit, the first faulty field focused, a second submit
 * while one runs impossible. React Hook Form does more and weighs 13 kB, which the first load of the sign-in cannot spare.
 */
export function useForm<Values extends Record<string, unknown>>({
  schema,
  submit,
  explain,
  resetsOnFailure = false,
}: Options<Values>) {
  type Name = Extract<keyof Values, string>;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The fields that were typed in since, and '' for the message once it is dismissed.
  const [settled, setSettled] = useState<readonly string[]>([]);
  const settle = (name: string) => setSettled((known) => (known.includes(name) ? known : [...known, name]));

  const inWords = (found: Trouble): SubmitFailure => {
    if ('failure' in found) return explain(found.failure);
    const fields: Record<string, string> = {};
    for (const issue of schema.safeParse(found.given).error?.issues ?? [])
      fields[String(issue.path[0])] ??= issue.message;
    // A fault of a field that nobody sees is told above the form.
    return { fields, ...(found.hidden !== undefined && { message: fields[found.hidden] ?? '' }) };
  };

  const show = (found: Trouble) => {
    // At once, so that the field that takes the focus is read with its fault.
    flushSync(() => {
      setTrouble(found);
      setSettled([]);
    });
    const { fields = {} } = inWords(found);
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && Boolean(fields[field.name]) && !isHidden(field),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const check = (entries: FormData): Values | null => {
    const given = Object.fromEntries(entries);
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    const faulty = result.error.issues.map(({ path }) => String(path[0]));
    const hidden = faulty.find((name) => {
      const element = form.current?.elements.namedItem(name);
      return element instanceof HTMLInputElement && isHidden(element);
    });
    show({ given, hidden });
    return null;
  };

  const run = async (values: Values) => {
    running.current = true;
    setPending(true);
    setTrouble(null);
    try {
      await submit(values);
    } catch (failure) {
      show({ failure });
      if (resetsOnFailure) setTimeout(() => form.current?.reset(), resetDelay);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const words = trouble ? inWords(trouble) : {};
  return {
    pending,
    message: settled.includes('') ? null : (words.message ?? null),
    dismissMessage: () => settle(''),
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (running.current) return;
        const values = check(new FormData(event.currentTarget));
        if (values) void run(values);
      },
    },
    /** The props of one field; its fault goes once the person types there. */
    field: (name: Name) => ({
      name,
      error: settled.includes(name) ? undefined : words.fields?.[name],
      onInput: () => settle(name),
    }),
    /** Shows how another action of the same screen has failed; null for a new start. */
    fail: (failure: unknown) => (failure === null ? setTrouble(null) : show({ failure })),
  };
}
