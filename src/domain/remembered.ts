/** A function that remembers its latest result for as long as it is called with the same arguments. */
export function remembered<Args extends readonly unknown[], Result>(derive: (...args: Args) => Result) {
  let latest: { args: Args; result: Result } | null = null;
  return (...args: Args): Result => {
    if (!latest || args.some((arg, index) => arg !== latest?.args[index])) latest = { args, result: derive(...args) };
    return latest.result;
  };
}

/** A function that remembers each of its results, for arguments of which there are few. */
export function rememberedEach<Arg, Result>(derive: (arg: Arg) => Result): (arg: Arg) => Result {
  const results = new Map<Arg, Result>();
  return (arg) => {
    if (!results.has(arg)) results.set(arg, derive(arg));
    return results.get(arg) as Result;
  };
}
