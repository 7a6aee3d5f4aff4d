/** The address of a link for what was typed: "hello@example.com" gets "mailto:". */
export function addressOf(typed: string): string {
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/u.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s()/-]{5,}$/u.test(typed)) return `tel:${typed.replaceAll(/[^\d+]/gu, '')}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(typed)) return `https://${typed}`;
  return typed;
}
