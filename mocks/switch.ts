import type * as z from 'zod/mini';

/** Something that a tester sets while the server runs. */
export interface Switch<Value> {
  get: () => Value;
  set: (value: Value) => void;
}

export function memorySwitch<Value>(value: Value): Switch<Value> {
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}

/** Session storage, so that it applies to this tab alone. The fallback applies if storage is blocked or its value cannot be parsed. */
export function sessionSwitch<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): Switch<z.output<Schema>> {
  return {
    get: () => {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? fallback;
      } catch {
        return fallback;
      }
    },
    set: (value) => sessionStorage.setItem(key, JSON.stringify(value)),
  };
}
