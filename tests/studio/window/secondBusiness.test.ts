import { join } from 'node:path';
import { expect } from 'vitest';
import { readContentFile } from '../../../studio/content/readContent.ts';
import { journey, onDisk, ownContent, type Owner } from './owner.ts';

/*
 * Another business is made of the one that comes with the site, by clicks and keys alone: who it is, its menu,
 * every small word, its colours, pages of its own and a gallery. The words of the other pages are more of the same.
 */

const BUSINESS = 'tests/fixtures/second-business';
/** The files that are there before, by their names in the window. */
const CHANGED = {
  Business: 'business.yaml',
  Menu: 'navigation.yaml',
  'Small words': 'messages.yaml',
  SamplePage: 'pages/sample-page.yaml',
};
const OWN_PAGES = ['words/impressum.md', 'words/terms.md'];
/** What has to stay in sight of the picture that is edited, from the left and from the top. */
const RULER = 'main label:has(> input[type="range"])';
const GALLERY = 'galleries/ordnung/gallery.yaml';
/** What a person is given for it who has the words at hand; each goes into its field in one piece. */
const MOST_MINUTES = 10;
const SECONDS_PER_CLICK = 2;

type Fields = Record<string, unknown>;
type Path = (string | number)[];

const wanted = (file: string) => readContentFile(BUSINESS, file)?.data;
const made = (file: string) => readContentFile(ownContent(), file)?.data;

/** Somebody who fills in forms, and counts the clicks. */
class Writer {
  readonly #owner: Owner;
  clicks = 0;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  async press(name: string): Promise<void> {
    this.clicks += 1;
    await this.#owner.press(name);
  }

  async openForm(name: string): Promise<void> {
    this.clicks += 1;
    await this.#owner.openForm(name);
  }

  /** Opens the part of the form in which a field is, and writes something in place of what is there. */
  async write(path: Path, value: unknown): Promise<void> {
    const { page } = this.#owner;
    const id = `#${['field', ...path].join('-')}`;
    const field = await page.waitForSelector(id);
    this.clicks += 1;
    const kind = await field?.evaluate(
      (element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`,
    );
    if (kind === 'SELECT ') {
      await page.select(id, String(value));
      return;
    }
    if (kind === 'INPUT color' || String(value).includes('\n'))
      return this.#owner.put(id, String(value));
    await field?.focus();
    await this.#owner.control('a');
    if (value === '') await page.keyboard.press('Backspace');
    else await this.#owner.insert(String(value));
  }

  /** Opens every part of the form, and then what is in it. */
  async openParts(): Promise<void> {
    const { page } = this.#owner;
    for (;;) {
      const closed = await page.$$('main details:not([open]) > summary');
      const seen = await Promise.all(closed.map((part) => part.isVisible()));
      const part = closed[seen.indexOf(true)];
      if (!part) return;
      this.clicks += 1;
      await part.click();
    }
  }

  /** Presses a button inside a field. */
  async pressIn(path: Path, button: string): Promise<void> {
    this.clicks += 1;
    await this.#owner.page.locator(`#${['field', ...path].join('-')} ${button}`).click();
  }

  /** Makes what is there into what is wanted. */
  async make(now: unknown, next: unknown, path: Path = []): Promise<void> {
    if (JSON.stringify(now) === JSON.stringify(next)) return;
    if (typeof next !== 'object' || next === null) return this.write(path, next ?? '');
    const isList = Array.isArray(next);
    const before = (now ?? (isList ? [] : {})) as Fields;
    if (isList)
      for (let count = (now as unknown[]).length; count < next.length; count += 1)
        await this.pressIn(path, '> button');
    if (path.length === 1 && now === undefined) await this.pressIn(path, '> button');
    const names = isList ? [...next.keys()] : Object.keys({ ...before, ...next });
    for (const name of names)
      await this.make(before[name], (next as Fields)[name], [...path, name]);
  }
}

async function save(owner: Owner): Promise<void> {
  await expect.poll(() => owner.canSave()).toBe(true);
  await owner.press('Save');
  await expect.poll(() => owner.standing()).toBe('Saved');
}

journey(
  'a second business is made in less than ten minutes',
  async ({ owner }) => {
    const writer = new Writer(owner);
    for (const [name, file] of Object.entries(CHANGED)) {
      await writer.openForm(name);
      await writer.openParts();
      await writer.make(made(file), wanted(file));
    }
    for (const file of OWN_PAGES) {
      const { title, ...rest } = wanted(file) as Fields;
      await writer.press('Add a page');
      await owner.insert(file.slice('words/'.length, -'.md'.length));
      await writer.press('Add it');
      await writer.make({}, { title, ...rest });
    }
    const gallery = wanted(GALLERY) as {
      title: string;
      pictures: { src: string; alt: string; subject?: string; position?: string }[];
    };
    await writer.press('Add a gallery');
    await owner.insert('Ordnung');
    await writer.press('Add it');
    const names = gallery.pictures.map(({ src }) => src);
    await owner.choose(
      'Add photographs',
      ...names.map((name) => join(BUSINESS, GALLERY, '..', name)),
    );
    await writer.write(['title'], gallery.title);
    await expect
      .poll(async () => (await owner.words('main ol > li')).length, { timeout: 60_000 })
      .toBe(names.length + 1);
    for (const [index, { alt, subject, position = '' }] of gallery.pictures.entries()) {
      await writer.press(`Edit picture ${index + 1}`);
      await writer.write(['pictures', index, 'alt'], alt);
      if (subject) await writer.write(['pictures', index, 'subject'], subject);
      if (position !== '') writer.clicks += 2;
      const [left, top] = position.match(/\d+/gu) ?? [];
      if (left !== undefined) await owner.put(`${RULER}:nth-of-type(1) input`, left);
      if (top !== undefined) await owner.put(`${RULER}:nth-of-type(2) input`, top);
    }
    await save(owner);

    for (const file of [...Object.values(CHANGED), ...OWN_PAGES, GALLERY])
      expect([file, made(file)]).toEqual([file, wanted(file)]);
    expect(onDisk('pages/portfolio.yaml')).toContain('gallery: ordnung');
    const minutes = (writer.clicks * SECONDS_PER_CLICK) / 60;
    expect(minutes, `${writer.clicks} clicks`).toBeLessThan(MOST_MINUTES);
  },
  240_000,
);
