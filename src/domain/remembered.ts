const isSameCall = (args: readonly unknown[], others: readonly unknown[]) =>
  args.every((arg, index) => arg === others[index]);

/** A function that remembers the result for the arguments that it was called with last, or for a few lists of them. */
export function remembered<Args extends readonly unknown[], Result>(derive: (...args: Args) => Result, few = 1) {
  let latest: readonly { args: Args; result: Result }[] = [];
  return (...args: Args): Result => {
    const [last] = latest;
    if (last && isSameCall(args, last.args)) return last.result;
    const call = latest.find((known) => isSameCall(args, known.args)) ?? { args, result: derive(...args) };
    latest = [call, ...latest.filter((known) => known !== call)].slice(0, few);
    return call.result;
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
