const PLACEHOLDER = /\{(\w+)\}/gu;

/** Names of the placeholders in a message, in order: "{index} of {total}" gives ["index", "total"]. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

/**
 * Fills the places of a message: "{index} of {total}" becomes "2 of 5".
 *
 * @param template words from content/messages.yaml with places in braces
 * @param values one value for each place
 * @throws Error when the template names a place that has no value
 */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(PLACEHOLDER, (place, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`"${template}" names ${place}, which is not known here`);
    return String(value);
  });
}
