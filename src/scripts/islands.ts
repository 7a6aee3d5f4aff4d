import { appendAfterFirstView } from './appendAfterFirstView.ts';

/**
 * Fetches what brings islands to life when they come near. A build names its file on the script of the
 * page (`pageScripts.ts`), since nothing in the first view needs it; while developing, it is in the page.
 */
export function startIslands(): void {
  const { islands } = document.querySelector<HTMLElement>('[data-islands]')?.dataset ?? {};
  if (!islands) return;
  const script = document.createElement('script');
  script.src = islands;
  appendAfterFirstView(script);
}
