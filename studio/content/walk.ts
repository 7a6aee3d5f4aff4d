interface Place {
  path: (string | number)[];
  value: unknown;
}

/** Every place in some data and what stands there, groups before their fields. */
export function walk(value: unknown, path: Place['path'] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    walk(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [{ path, value }, ...inner];
}
