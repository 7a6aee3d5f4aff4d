/** A link to another site opens a window of its own: the policy of the studio lets none stand beside the form. */
export function leadElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.protocol.startsWith('http') || link.origin === location.origin) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
