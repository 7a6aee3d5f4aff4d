import { posix } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { measurePictures } from '../../../content-check/pictures.ts';
import { type Path, walk } from '../../../src/logic/walk.ts';
import { readContent } from './contentFiles.ts';
import { findUnfinished, type Unfinished } from './findUnfinished.ts';
import { LAUNCH_WORDS, NEW_PAGE_TEXTS } from '../../shared/words.ts';
import samples from './samples.json' with { type: 'json' };

/** Reserved domains (RFC 2606), in URLs and e-mail addresses. */
const SAMPLE_ADDRESS =
  /(?:[@/.]|^)(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?:[/:?#]|$)/iu;
const HASH_LENGTH = 16;

/** Sample numbers by field; they may also be true for the owner. */
const SAMPLE_NUMBERS = new Map<unknown, readonly unknown[]>(Object.entries(samples.numbers));

function adviceFor(text: string): string | undefined {
  if (NEW_PAGE_TEXTS.some((start) => text.includes(start)) || samples.texts.includes(text))
    return LAUNCH_WORDS.text;
  return SAMPLE_ADDRESS.test(text) ? LAUNCH_WORDS.address : undefined;
}

function remarkOn(field: Path, value: unknown): string | undefined {
  if (value === '/' && field[0] === 'socialLinks') return LAUNCH_WORDS.startLink;
  return SAMPLE_NUMBERS.get(field.at(-1))?.includes(value) ? LAUNCH_WORDS.number : undefined;
}

/** The part of business.yaml around a sample that the site can do without. */
function leaveOutOf(file: string, field: Path): Pick<Unfinished, 'leaveOut'> {
  const [part = '', entry] = field;
  if (file !== 'business.yaml') return {};
  if (part === 'socialLinks' && entry !== undefined) return { leaveOut: [part, entry] };
  return part === 'credit' ? { leaveOut: [part] } : {};
}

/** Sample content that remains, or something unfinished. */
export interface Sample extends Unfinished {
  /** Remarks alone do not prevent publishing. */
  remark: boolean;
}

/** Finds sample content that remains, and pages that are not finished. */
export async function findSamples(root: string): Promise<Sample[]> {
  const pictures = await measurePictures(new ContentFolder(root));
  const isSample = (digest: string) => samples.photos.includes(digest.slice(0, HASH_LENGTH));
  const photos = pictures.filter(({ digest }) => isSample(digest)).map(({ file }) => file);
  const files = readContent(root);
  const found = files.flatMap(({ path: file, data }) =>
    walk(data).flatMap(({ path: field, value }) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const what = String(value);
      const isPhoto = photos.includes(posix.join(posix.dirname(file), what));
      const advice = isPhoto ? LAUNCH_WORDS.photo : adviceFor(what);
      const remark = remarkOn(field, value);
      if (advice === undefined && remark === undefined) return [];
      return [
        {
          ...{ file, field, what, advice: advice ?? remark ?? '', remark: advice === undefined },
          ...leaveOutOf(file, field),
        },
      ];
    }),
  );
  return [...found, ...findUnfinished(files).map((one) => ({ ...one, remark: false }))];
}
