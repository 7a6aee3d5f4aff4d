/** A place in some data, such as ["about", "counters", 1, "value"]; empty for the file as a whole. */
export type Path = (string | number)[];

/** Every place in some data and what stands there, groups before their fields. */
export function walk(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    walk(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [{ path, value }, ...inner];
}
