import { useState } from 'react';

/** A value that changes only once the device has stored it: what was chosen shows at once, until the value changes. */
export function useAtOnce<Value>(value: Value) {
  const [chosen, choose] = useState({ value, instead: value });
  if (chosen.instead !== value) choose({ value, instead: value });
  return [chosen.value, (next: Value) => choose({ value: next, instead: value })] as const;
}
