import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { mayBeDone } from '#src/api/change-account.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { resetDelay } from '#src/ui/reset-delay.ts';

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Sends the form; what it throws is a failure. */
  save: (values: Values) => Promise<void>;
  /** Empties the fields after a failure. */
  resetsOnFailure?: boolean;
}

/** A form that is sent once at a time. A failure is one message for the form, and one for each field that the server names. */
export function useSettingsForm<Values extends FieldValues>({
  defaultValues,
  save,
  resetsOnFailure = false,
}: Options<Values>) {
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<Values>({ defaultValues });
  const explain = useFormFailure();
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnclear, setIsUnclear] = useState(false);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await save(values);
    } catch (reason) {
      setFailure(reason);
      if (mayBeDone(reason)) setIsUnclear(true);
      const { fields } = explain(reason);
      const named = Object.keys(defaultValues).filter((name): name is Path<Values> => name in fields);
      for (const name of named) setError(name, { message: fields[name] ?? '' });
      if (named[0]) setFocus(named[0]);
      if (resetsOnFailure) setTimeout(() => reset(undefined, { keepErrors: true, keepIsSubmitted: true }), resetDelay);
    }
  });

  return {
    register,
    errors,
    pending: isSubmitting,
    message: failure === null ? null : explain(failure).message,
    /** Whether the server may have done it, now or at an earlier try. */
    isUnclear,
    dismissMessage: () => setFailure(null),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}
