/**
 * Keeps what is asked for, so that it is made once for each name, or once at all where there are none.
 * What failed is made again when next asked for.
 */
export function memoize<Names extends [name?: string], Result>(
  make: (...names: Names) => Promise<Result>,
): (...names: Names) => Promise<Result> {
  const made = new Map<string | undefined, Promise<Result>>();
  return (...names) => {
    const [name] = names;
    const known = made.get(name);
    if (known) return known;
    const result = make(...names);
    made.set(name, result);
    result.catch(() => made.delete(name));
    return result;
  };
}
