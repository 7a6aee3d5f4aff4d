import { type EnquiryDrawer, hasEntry, withEntry } from '../logic/enquiryEntries.ts';
import { ENQUIRY_CHANGED, readEntries, saveEntries } from './enquiryStorage.ts';

const BOXES = 'label > [data-drawer]:not(form *)';
const CHOSEN: readonly string[] = ['rooms', 'situations'];

function drop(box: HTMLInputElement): void {
  const drawer = JSON.parse(box.dataset.drawer ?? '{}') as EnquiryDrawer;
  saveEntries(withEntry(readEntries(), [box.name, box.value, drawer], box.checked));
}

/** Drops what visitors choose on the page into the enquiry, and shows what is in it. */
export function startChoosing(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(BOXES)];
  const notes = document.querySelectorAll<HTMLElement>('[data-drawers-chosen]');

  const show = () => {
    const entries = readEntries();
    for (const box of boxes) box.checked = hasEntry(entries, box.name, box.value);
    const count = entries.filter(([name]) => CHOSEN.includes(name)).length;
    for (const note of notes) {
      const words = note.querySelector('span');
      if (words) words.textContent = `${note.dataset.drawersChosen}`.replace('{count}', `${count}`);
      note.hidden = count === 0;
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
