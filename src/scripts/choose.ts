import { type EnquiryEntry, hasEntry, withEntry } from '../logic/enquiryEntries.ts';
import { ENQUIRY_CHANGED, readEntries, saveEntries } from './enquiryStorage.ts';

const CHOSEN: readonly string[] = ['rooms', 'situations'];

function entryOf(box: HTMLInputElement): EnquiryEntry {
  const { drawer = '', sentence } = box.dataset;
  const label = box.closest('label')?.textContent ?? '';
  const legend = box.closest('section')?.querySelector('h2')?.textContent ?? '';
  return [drawer, box.value, { label, legend, sentence }];
}

function drop(box: HTMLInputElement): void {
  saveEntries(withEntry(readEntries(), entryOf(box), box.checked));
}

/** Drops what visitors choose on the page into the enquiry, and shows what is in it. */
export function startChoosing(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-drawer]')];
  const notes = document.querySelectorAll<HTMLElement>('[data-drawers-chosen]');

  const show = () => {
    const entries = readEntries();
    for (const box of boxes) box.checked = hasEntry(entries, box.dataset.drawer ?? '', box.value);
    const count = entries.filter(([name]) => CHOSEN.includes(name)).length;
    for (const note of notes) {
      const words = note.querySelector('span');
      if (words) words.textContent = `${note.dataset.drawersChosen}`.replace('{count}', `${count}`);
      note.toggleAttribute('data-shown', count > 0);
    }
  };

  document.addEventListener(ENQUIRY_CHANGED, show);
  // Chosen while this code was on its way.
  for (const box of boxes.filter(({ checked }) => checked)) drop(box);
  show();
  for (const box of boxes) box.addEventListener('change', () => drop(box));
  // Back/forward cache: the enquiry may have changed on another page.
  addEventListener('pageshow', show);
}
