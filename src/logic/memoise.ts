/**
 * Remembers what a function makes of an object and a name, as long as the object is used anywhere. Only of frozen
 * objects, which cannot change: anything else is made again each time.
 */
export function memoise<Source extends object, Result>(
  make: (source: Source, name: string) => Result,
): (source: Source, name?: string) => Result {
  const known = new WeakMap<Source, Map<string, Result>>();
  return (source, name = '') => {
    if (!Object.isFrozen(source)) return make(source, name);
    const ofSource = known.get(source) ?? new Map<string, Result>();
    known.set(source, ofSource);
    if (!ofSource.has(name)) ofSource.set(name, make(source, name));
    return ofSource.get(name) as Result;
  };
}
