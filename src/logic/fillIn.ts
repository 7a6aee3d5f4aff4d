const PLACEHOLDER = /\{(\w+)\}/gu;

/** Names of the placeholders in a message: "{index} of {total}" gives ["index", "total"]. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

/** "{index} of {total}" becomes "2 of 5". Throws if a placeholder has no value. */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(PLACEHOLDER, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${template}" has no value for ${place}`);
    return String(value);
  });
}
