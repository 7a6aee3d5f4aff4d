/**
 * `npm run photos -- FOLDER [--gallery NAME]`: prepares photographs and puts them into a gallery or
 * beside the originals. `-- --clean` removes the metadata of photographs in the content folder.
 */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { fillIn } from '../src/logic/fillIn.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import {
  addToGallery,
  cleanPhotos,
  prepareFolder,
  READY_FOLDER,
  writePhotos,
} from '../studio/photos/photoFiles.ts';
import { PHOTO_COMMAND_WORDS as WORDS } from '../studio/words.ts';

const ROOT = resolve(CONTENT_FOLDER);
const BAR_LENGTH = 30;

await runCommand(async () => {
  const { gallery, clean = false, folders } = readArguments();
  const [named, ...others] = folders;
  if (clean && named === undefined) return cleanAll();
  if (named === undefined || others.length > 0 || clean) throw new Error(WORDS.usage);
  if (gallery !== undefined && !new RegExp(`^${GALLERY_NAME}$`, 'u').test(gallery))
    throw new Error(fillIn(WORDS.badGallery, { name: gallery }));
  // npm runs commands in the project's folder; this is the owner's working directory.
  const folder = resolve(process.env.INIT_CWD ?? '.', named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(fillIn(WORDS.noFolder, { folder }));

  const results = await prepareFolder(folder, showProgress);
  if (results.length === 0) throw new Error(fillIn(WORDS.noPhotos, { folder }));
  const photos = results.filter((result) => result.ok);
  results.forEach((result) => result.ok || console.log(result.reason));
  const { length: total } = results;
  const target = join(folder, READY_FOLDER);
  const { count, remarks } =
    gallery === undefined
      ? await writePhotos(target, photos)
      : await addToGallery(ROOT, gallery, photos);
  remarks.forEach((remark) => console.log(remark));
  const end = gallery === undefined ? WORDS.prepared : WORDS.added;
  console.log(fillIn(end, { count, total, gallery: gallery ?? '', folder: target }));
  if (count < total) console.log(WORDS.leftOut);
  if (gallery !== undefined && count > 0)
    console.log(fillIn(WORDS.describe, { file: `content/galleries/${gallery}/gallery.yaml` }));
});

function readArguments() {
  try {
    const options = { gallery: { type: 'string' }, clean: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { ...values, folders: positionals };
  } catch {
    throw new Error(WORDS.usage);
  }
}

async function cleanAll(): Promise<void> {
  const { length: count } = await cleanPhotos(ROOT);
  console.log(count === 0 ? WORDS.clean : fillIn(WORDS.cleaned, { count }));
}

/** Draws a progress bar in a terminal. */
function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const bar = '█'.repeat((done / total) * BAR_LENGTH).padEnd(BAR_LENGTH, '░');
  const line = fillIn(WORDS.progress, { bar, done, total });
  process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
}
