const PLACEHOLDER = /\{(\w+)\}/gu;

/** Names of the placeholders in a message, in order: "{index} of {total}" gives ["index", "total"]. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}
