import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findMetadata } from '../../content-check/pictureCache.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { readContent } from '../content/readContent.ts';
import { LAUNCH_WORDS } from '../words.ts';
import samples from './samples.json' with { type: 'json' };
import type { Sample } from './types.ts';

type Place = Pick<Sample, 'file' | 'field'>;

/** Domains that nobody can own (RFC 2606), as an address or behind the @ of one. */
export const SAMPLE_ADDRESS =
  /(?:[@/.]|^)(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?:[/:?#]|$)/iu;
const LINK = /(?:^|,)(?:href|url|facebook|twitter|instagram)$/u;
const SAMPLE_WORD = /\bsample\b/iu;
const HASH_LENGTH = 16;

/** All texts and numbers of a file with their places. */
function valuesIn(
  data: unknown,
  file: string,
  field: Place['field'] = [],
): (Place & { value: string | number })[] {
  if (typeof data === 'string' || typeof data === 'number') return [{ file, field, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    valuesIn(value, file, [...field, Array.isArray(data) ? Number(name) : name]),
  );
}

/** Whether a picture is one of those that come with the project, to the last byte. */
function isSamplePhoto(bytes: Uint8Array): boolean {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return samples.photos.includes(hash);
}

/** Numbers that came with the project, by the name of their field. They can be true of the owner as well. */
const SAMPLE_NUMBERS = new Map<unknown, readonly number[]>(Object.entries(samples.numbers));

/** What a text is of the samples; undefined for the owner's own words. */
function adviceFor(
  root: string,
  { file, field, text }: Place & { text: string },
): string | undefined {
  if (samples.texts.includes(text)) return LAUNCH_WORDS.text;
  if (field[0] === 'testimonials' && SAMPLE_WORD.test(text)) return LAUNCH_WORDS.text;
  if (SAMPLE_ADDRESS.test(text)) return LAUNCH_WORDS.address;
  if (!text.startsWith('./') || !PICTURE.test(text)) return undefined;
  const picture = join(root, posix.join(posix.dirname(file), text));
  const isSample = existsSync(picture) && isSamplePhoto(readFileSync(picture));
  return isSample ? LAUNCH_WORDS.photo : undefined;
}

/** What the owner should look at once more, though it may be right. */
function remarkOn({ file, field }: Place, value: string | number): string | undefined {
  if (value === '/' && file === 'business.yaml' && LINK.test(field.join()))
    return LAUNCH_WORDS.startLink;
  const isSample =
    typeof value === 'number' && SAMPLE_NUMBERS.get(field.at(-1))?.includes(value) === true;
  return isSample ? LAUNCH_WORDS.number : undefined;
}

/**
 * Looks for what came with the project and is not the owner's.
 *
 * @param root whole path of the content folder
 * @param cacheFile where the content check keeps what it has measured
 * @returns file by file; the site may go online when all that is left are remarks
 */
export async function launchGate(root: string, cacheFile?: string): Promise<Sample[]> {
  const files = await readContent(root);
  const values = files.flatMap(({ path, data }) => valuesIn(data, path));
  const found = values.flatMap(({ value, ...place }): Sample[] => {
    const what = String(value);
    const advice = adviceFor(root, { ...place, text: what });
    if (advice !== undefined) return [{ ...place, what, advice, remark: false }];
    const remark = remarkOn(place, value);
    return remark === undefined ? [] : [{ ...place, what, advice: remark, remark: true }];
  });
  const traced = (await findMetadata(root, cacheFile)).map(({ file, metadata }): Sample => {
    const advice = fillIn(LAUNCH_WORDS.trace, { traces: metadata.join(', ') });
    return { file, field: [], what: posix.basename(file), advice, remark: true };
  });
  return [...found, ...traced];
}
