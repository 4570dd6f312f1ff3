import { ApiError } from '../domain/api-error.ts';
import { useDescribeFailure } from './use-describe-failure.ts';

/** Describes a failed call in a form: one sentence for the form, and one for each field that the server named. */
export function useFormFailure(): (failure: unknown) => { message: string; fields: Record<string, string> } {
  const describe = useDescribeFailure();
  return (failure) => ({ message: describe(failure), fields: failure instanceof ApiError ? failure.fields : {} });
}
