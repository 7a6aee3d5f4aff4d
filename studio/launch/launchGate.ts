import { posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { measurePictures } from '../../content-check/pictures.ts';
import { readContent } from '../content/contentFiles.ts';
import { walk } from '../content/data.ts';
import { LAUNCH_WORDS } from '../words.ts';
import samples from './samples.json' with { type: 'json' };
import type { Sample } from '../types.ts';

type Place = Pick<Sample, 'file' | 'field'>;

/** Domains that nobody can own (RFC 2606), as an address or behind the @ of one. */
export const SAMPLE_ADDRESS =
  /(?:[@/.]|^)(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?:[/:?#]|$)/iu;
const SAMPLE_WORD = /\bsample\b/iu;
const HASH_LENGTH = 16;

/** Numbers that came with the project, by field. They may be true of the owner as well. */
const SAMPLE_NUMBERS = new Map<unknown, readonly number[]>(Object.entries(samples.numbers));

/** Advice for sample words; undefined for the owner's own. */
function adviceFor(field: Place['field'], text: string): string | undefined {
  const isTestimonial = field[0] === 'testimonials' && SAMPLE_WORD.test(text);
  if (isTestimonial || samples.texts.includes(text)) return LAUNCH_WORDS.text;
  return SAMPLE_ADDRESS.test(text) ? LAUNCH_WORDS.address : undefined;
}

/** Advice for values that may be right. */
function remarkOn({ field }: Place, value: string | number): string | undefined {
  if (value === '/' && field[0] === 'socialLinks') return LAUNCH_WORDS.startLink;
  const isSample =
    typeof value === 'number' && SAMPLE_NUMBERS.get(field.at(-1))?.includes(value) === true;
  return isSample ? LAUNCH_WORDS.number : undefined;
}

/**
 * Finds sample content that is left. The site may go online if there are only remarks.
 *
 * @param root whole path of the content folder
 */
export async function launchGate(root: string): Promise<Sample[]> {
  const pictures = await measurePictures(new ContentFolder(root));
  const digests = new Map(pictures.map(({ file, digest }) => [file, digest]));
  const isSamplePhoto = (file: string, text: string) => {
    const digest = digests.get(posix.join(posix.dirname(file), text)) ?? '';
    return samples.photos.includes(digest.slice(0, HASH_LENGTH));
  };
  const values = readContent(root).flatMap(({ path: file, data }) =>
    walk(data).map(({ path, value }) => ({ file, field: path, value })),
  );
  const found = values.flatMap(({ value, ...place }): Sample[] => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const what = String(value);
    const isPhoto = what.startsWith('./') && isSamplePhoto(place.file, what);
    const advice = isPhoto ? LAUNCH_WORDS.photo : adviceFor(place.field, what);
    if (advice !== undefined) return [{ ...place, what, advice, remark: false }];
    const remark = remarkOn(place, value);
    return remark === undefined ? [] : [{ ...place, what, advice: remark, remark: true }];
  });
  const withMetadata = pictures
    .filter(({ hasMetadata }) => hasMetadata)
    .map(({ file }): Sample => {
      const what = posix.basename(file);
      return { file, field: [], what, advice: LAUNCH_WORDS.metadata, remark: true };
    });
  return [...found, ...withMetadata];
}
