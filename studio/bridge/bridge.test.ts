// @vitest-environment jsdom
import './bridge.ts';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Shows a page, and tells the script in it which words are which. */
function showPage(html: string, isEditing: boolean, ...words: string[]): void {
  document.body.innerHTML = html;
  const entries = words.map((made) => ({ file: 'pages/home.yaml', field: made, made, now: made }));
  const data = { type: 'words', entries, isEditing };
  window.dispatchEvent(new MessageEvent('message', { source: window.parent, data }));
}

/** Clicks on an element, by a key where no button was pressed. Returns whether the browser goes where it leads. */
function click(selector: string, detail: number): boolean {
  let isFollowed = false;
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  const options = { bubbles: true, cancelable: true, detail };
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', options));
  window.removeEventListener('click', look);
  return isFollowed;
}

it('opens the words of a link where a key was pressed, and not those in the corner of the window', () => {
  showPage('<h1>Welcome</h1><a href="/more">Discover more</a>', true, 'Welcome', 'Discover more');
  const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  document.elementsFromPoint = () => [...document.querySelectorAll('h1')];
  click('a', 0);
  click('a', 1);
  const opened = told.mock.calls.map(([message]) => (message as { field: string }).field);
  expect(opened).toEqual(['Discover more', 'Welcome']);
});

it('opens what lies elsewhere in a window of its own, as no other site may stand beside the form', () => {
  const [elsewhere, own, mail] = ['https://example.com/', '/portfolio', 'mailto:hello@example.com'];
  const link = (href: string) => `<a href="${href}"><i>${href}</i></a>`;
  showPage([elsewhere, own, mail].map(link).join(''), false);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const followed = [elsewhere, own, mail].map((href) => click(`[href="${href}"] i`, 1));
  expect(followed).toEqual([false, true, true]);
  expect(open.mock.calls).toEqual([[elsewhere, '_blank', 'noopener']]);
});
