import { useDescribeFailure } from './use-describe-failure.ts';

/** Describes a failed call in a form: one sentence for the form, and one for each field that the server named. */
export function useFormFailure(): (failure: unknown) => { message: string; fields: Record<string, string> } {
  const describe = useDescribeFailure();
  return (failure) => ({ message: describe(failure), fields: fieldsOf(failure) });
}

function fieldsOf(failure: unknown): Record<string, string> {
  if (typeof failure !== 'object' || failure === null || !('fields' in failure)) return {};
  if (typeof failure.fields !== 'object' || failure.fields === null) return {};
  return Object.fromEntries(
    Object.entries(failure.fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
