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
