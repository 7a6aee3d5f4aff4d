/** Compares as JSON: a date becomes text on its way through the browser. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a field has no value, no text or no entries. */
export function isEmpty(value: unknown): boolean {
  const content = typeof value === 'string' ? value.trim() : (value ?? '');
  return content === '' || (Array.isArray(content) && content.length === 0);
}

export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

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
