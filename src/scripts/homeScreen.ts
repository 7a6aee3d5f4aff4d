import { appendAfterFirstView } from './appendAfterFirstView.ts';

/**
 * Names the file with what a home screen shows of the site: its name and icons. Asked for by the head, as
 * browsers do at once, it would take the place of the banner on the line.
 */
export function startHomeScreen(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  appendAfterFirstView(link);
}
