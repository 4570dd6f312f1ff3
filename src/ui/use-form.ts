import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';

type Faults<Name extends string> = Partial<Record<Name, string>>;

/** What a submit found wrong: one message for the whole, and messages by field. */
export interface SubmitFailure {
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
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [message, setMessage] = useState<string | null>(null);

  const show = ({ fields = {}, message: whole }: SubmitFailure) => {
    // At once, so that the field that takes the focus is read with its fault.
    flushSync(() => {
      setFaults(fields as Faults<Name>);
      setMessage(whole ?? null);
    });
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && Boolean(fields[field.name]) && !isHidden(field),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const check = (entries: FormData): Values | null => {
    const result = schema.safeParse(Object.fromEntries(entries));
    if (result.success) return result.data;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[String(issue.path[0])] ??= issue.message;
    // A fault of a field that nobody sees is told above the form.
    const hidden = Object.keys(fields).find((name) => {
      const element = form.current?.elements.namedItem(name);
      return element instanceof HTMLInputElement && isHidden(element);
    });
    show({ fields, ...(hidden !== undefined && { message: fields[hidden] ?? '' }) });
    return null;
  };

  const run = async (values: Values) => {
    running.current = true;
    setPending(true);
    setMessage(null);
    try {
      await submit(values);
    } catch (failure) {
      show(explain(failure));
      if (resetsOnFailure) setTimeout(() => form.current?.reset(), resetDelay);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return {
    pending,
    message,
    dismissMessage: () => setMessage(null),
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
      error: faults[name],
      onInput: () => setFaults((known) => ({ ...known, [name]: undefined })),
    }),
    /** Shows what another action of the same screen has come to; nothing for a new start. */
    show,
  };
}
