/**
 * `npm run photos -- FOLDER [--gallery NAME]`: prepares photographs for the site, and puts them into a
 * gallery or beside the originals. `-- --clean` removes the metadata of those in the content folder.
 */
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { fillIn } from '../src/logic/fillIn.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import { recover } from '../studio/content/transaction.ts';
import { addToGallery, Sorting } from '../studio/photos/addToGallery.ts';
import { cleanPhotos } from '../studio/photos/cleanPhotos.ts';
import { prepareFolder, READY_FOLDER } from '../studio/photos/prepareFolder.ts';
import { PHOTO_COMMAND_WORDS as WORDS } from '../studio/words.ts';
import { runCommand } from './support/stopping.ts';
import type { ImportedPhoto } from '../studio/photos/types.ts';

const BAR_LENGTH = 30;
const ROOT = resolve(CONTENT_FOLDER);

await runCommand(run);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { gallery: { type: 'string' }, clean: { type: 'boolean' } },
    });
  } catch {
    throw new Error(WORDS.usage);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [named, ...others] = positionals;
  if (values.clean === true && named === undefined) return clean();
  if (named === undefined || others.length > 0 || values.clean === true)
    throw new Error(WORDS.usage);
  const { gallery } = values;
  if (gallery !== undefined && !new RegExp(`^${GALLERY_NAME}$`, 'u').test(gallery))
    throw new Error(fillIn(WORDS.badGallery, { name: gallery }));
  // npm starts commands in the project's folder, wherever the owner is.
  const folder = resolve(process.env.INIT_CWD ?? '.', named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(fillIn(WORDS.noFolder, { folder }));

  const results = await prepareFolder(folder, showProgress);
  if (results.length === 0) throw new Error(fillIn(WORDS.noPhotos, { folder }));
  const photos = results.filter((result) => result.ok);
  results.forEach((result) => result.ok || console.log(result.reason));
  const count =
    gallery === undefined ? await putBeside(folder, photos) : await putInto(gallery, photos);
  const total = results.length;
  const place = gallery ?? besideOf(folder);
  const end = gallery === undefined ? WORDS.prepared : WORDS.added;
  console.log(fillIn(end, { count, total, gallery: place, folder: place }));
  if (count < total) console.log(WORDS.leftOut);
  if (gallery !== undefined && count > 0)
    console.log(fillIn(WORDS.describe, { file: `content/galleries/${gallery}/gallery.yaml` }));
}

async function clean(): Promise<void> {
  await recover(ROOT);
  const { length: count } = await cleanPhotos(ROOT);
  console.log(count === 0 ? WORDS.clean : fillIn(WORDS.cleaned, { count }));
}

function besideOf(folder: string): string {
  return join(folder, READY_FOLDER);
}

async function putInto(gallery: string, photos: readonly ImportedPhoto[]): Promise<number> {
  const { count, remarks } = await addToGallery(ROOT, gallery, photos);
  remarks.forEach((remark) => console.log(remark));
  return count;
}

async function putBeside(folder: string, photos: readonly ImportedPhoto[]): Promise<number> {
  const sorting = new Sorting();
  photos.forEach((photo) => sorting.add(photo));
  sorting.remarks.forEach((remark) => console.log(remark));
  await mkdir(besideOf(folder), { recursive: true });
  for (const { name, bytes } of sorting.chosen)
    await writeFile(join(besideOf(folder), name), bytes);
  return sorting.chosen.length;
}

/** Draws a progress bar in a terminal. */
function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((done / total) * BAR_LENGTH);
  const bar = '█'.repeat(filled).padEnd(BAR_LENGTH, '░');
  const line = fillIn(WORDS.progress, { bar, done, total });
  process.stdout.write(done === total ? `\r${line}\n` : `\r${line}`);
}
