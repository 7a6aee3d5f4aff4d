import { join } from 'node:path';
import { WORDS } from '../../../studio/app/words.ts';
import { readContentFile } from '../../../studio/content/contentFiles.ts';
import { expect, test } from './studio.ts';
import type { Owner } from './studio.ts';

const BUSINESS = 'tests/fixtures/second-business';
/** Existing files by their names in the window. */
const CHANGED = {
  Business: 'business.yaml',
  Menu: 'navigation.yaml',
  SamplePage: 'pages/sample-page.yaml',
};
const OWN_PAGES = ['words/impressum.md', 'words/terms.md'];
const GALLERY = 'galleries/ordnung/gallery.yaml';

type Fields = Record<string, unknown>;
interface Gallery {
  title: string;
  note: string;
  pictures: { src: string; alt: string; subject?: string; position?: string }[];
}
type Path = (string | number)[];

function wanted(file: string): unknown {
  return readContentFile(BUSINESS, file)?.data;
}

async function write(owner: Owner, path: Path, value: unknown): Promise<void> {
  const field = owner.field(path.join('-'));
  const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
  if (isSelect) await field.selectOption(String(value));
  else await field.fill(String(value));
}

async function openParts({ page }: Owner): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Edits the form until it has the wanted data. */
async function edit(owner: Owner, now: unknown, next: unknown, path: Path = []): Promise<void> {
  if (JSON.stringify(now) === JSON.stringify(next)) return;
  if (typeof next !== 'object' || next === null) return write(owner, path, next ?? '');
  const addEntry = () => owner.field(path.join('-')).locator('> button').click();
  const isList = Array.isArray(next);
  const before = (now ?? (isList ? [] : {})) as Fields;
  if (path.length === 1 && now === undefined) await addEntry();
  if (isList)
    for (let count = (before as unknown as unknown[]).length; count < next.length; count += 1)
      await addEntry();
  const names = isList ? [...next.keys()] : Object.keys({ ...before, ...next });
  for (const name of names)
    await edit(owner, before[name], (next as Fields)[name], [...path, name]);
}

async function addPage(owner: Owner, file: string): Promise<void> {
  await owner.press(WORDS.added.page.title);
  await owner.page.keyboard.type(file.slice('words/'.length, -'.md'.length));
  await owner.press(WORDS.added.create);
  await edit(owner, {}, wanted(file));
}

async function addGallery(owner: Owner): Promise<void> {
  const { title, note, pictures } = wanted(GALLERY) as Gallery;
  await owner.press(WORDS.added.gallery.title);
  await owner.page.keyboard.type('Ordnung');
  await owner.press(WORDS.added.create);
  await owner.choosePhotos(...pictures.map(({ src }) => join(BUSINESS, GALLERY, '..', src)));
  await write(owner, ['title'], title);
  await write(owner, ['note'], note);
  const rulers = owner.page.locator('main').getByRole('slider');
  for (const [index, { alt, subject, position = '' }] of pictures.entries()) {
    await owner.press(WORDS.gallery.editPicture(index));
    await write(owner, ['pictures', index, 'alt'], alt);
    if (subject !== undefined) await write(owner, ['pictures', index, 'subject'], subject);
    for (const [axis, percent] of (position.match(/\d+/gu) ?? []).entries())
      await rulers.nth(axis).fill(percent);
  }
}

test('forms alone turn the sample into a second business', async ({ owner, content }) => {
  test.slow();
  const made = (file: string): unknown => readContentFile(content.root, file)?.data;
  for (const file of OWN_PAGES) await addPage(owner, file);
  for (const [name, file] of Object.entries(CHANGED)) {
    await owner.openForm(name);
    await openParts(owner);
    await edit(owner, made(file), wanted(file));
  }
  await addGallery(owner);
  await owner.save();
  for (const file of [...Object.values(CHANGED), ...OWN_PAGES, GALLERY])
    expect.soft(made(file), file).toEqual(wanted(file));
  expect(content.read('pages/portfolio.yaml')).toContain('gallery: ordnung');
});
