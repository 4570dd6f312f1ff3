import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { mayBeDone } from '#src/api/may-be-done.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { session } from '#src/device/session.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { resetDelay } from '#src/ui/reset-delay.ts';
import { showToast } from '#src/ui/toast.ts';
import type { Toast } from '#src/ui/toasts.tsx';
import { useIsMounted } from '#src/ui/use-is-mounted.ts';

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Sends the form, and resolves to the toast about it; what it throws is a failure. */
  save: (values: Values) => Promise<Toast>;
  /** Leaves the screen of the form, once it is saved. */
  onDone: () => Promise<void>;
  resetsOnFailure?: boolean;
}

/**
 * A form that is sent once at a time. A failure is one message for the form, and one for each field that the server names. If the
 * buyer has left the form meanwhile, it goes nowhere and a toast says the result.
 */
export function useSettingsForm<Values extends FieldValues>({
  defaultValues,
  save,
  onDone,
  resetsOnFailure = false,
}: Options<Values>) {
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<Values>({ defaultValues });
  const explain = useFormFailure();
  const isMounted = useIsMounted();
  const { userId } = useSignedIn();
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnclear, setIsUnclear] = useState(false);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      void showToast(await save(values));
      if (isMounted()) await onDone();
    } catch (reason) {
      if (!isMounted()) {
        // The sign-in says itself that the session has ended.
        if (session.get().userId === userId) void showToast({ kind: 'failed', message: explain(reason).message });
        return;
      }
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
    /** What is typed after the submit would be lost with its answer. A field that is disabled would lose the focus. */
    register: (...field: Parameters<typeof register>) => ({ ...register(...field), readOnly: isSubmitting }),
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
