import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';

type Faults<Name extends string> = Partial<Record<Name, string>>;

/** What a submit found wrong: messages by field, and one for the whole. */
export interface SubmitFailure<Name extends string> {
  fields?: Faults<Name>;
  message?: string;
}

/**
 * A form of a few fields whose values stay in the document: read and checked on submit, the first faulty field focused, a second submit
 * while one runs impossible. React Hook Form does more and weighs 13 kB, which the first load of the sign-in cannot spare.
 */
export function useForm<Values extends Record<string, unknown>>(
  schema: z.ZodMiniType<Values>,
  submit: (values: Values) => Promise<SubmitFailure<Extract<keyof Values, string>> | void>,
) {
  type Name = Extract<keyof Values, string>;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [message, setMessage] = useState<string | null>(null);

  const show = ({ fields = {}, message: whole }: SubmitFailure<Name>) => {
    setFaults(fields);
    setMessage(whole ?? null);
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && Boolean(fields[field.name as Name]),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const run = async (entries: FormData) => {
    const result = schema.safeParse(Object.fromEntries(entries));
    if (!result.success) {
      const fields: Faults<Name> = {};
      for (const issue of result.error.issues) fields[String(issue.path[0]) as Name] ??= issue.message;
      return show({ fields });
    }
    running.current = true;
    setPending(true);
    show({});
    try {
      const failure = await submit(result.data);
      if (failure) show(failure);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return {
    pending,
    message,
    dismissMessage: () => setMessage(null),
    reset: () => form.current?.reset(),
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!running.current) void run(new FormData(event.currentTarget));
      },
    },
    /** The props of one field; its fault goes once the person types there. */
    field: (name: Name) => ({
      name,
      error: faults[name],
      onInput: () => setFaults((known) => ({ ...known, [name]: undefined })),
    }),
  };
}
