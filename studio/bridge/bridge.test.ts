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
