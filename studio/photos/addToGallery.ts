import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_LONGER_SIDE } from '../../content-check/media.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { FOR_ANY_NUMBER } from '../../src/logic/galleryArrangements.ts';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { textOf } from '../content/draft.ts';
import { freeName } from '../content/freeName.ts';
import { type Gallery, PORTFOLIO, withPictures } from '../content/gallery.ts';
import { fingerprintOf, readContentFile } from '../content/readContent.ts';
import { transact } from '../content/transaction.ts';
import { PHOTO_COMMAND_WORDS, PHOTO_WORDS } from '../words.ts';
import { lookAt } from './findings.ts';
import { findSimilar } from './similar.ts';
import type { Change } from '../content/workshop.ts';
import type { ImportedPhoto } from './types.ts';

const ANY_SIZE = { width: MIN_LONGER_SIDE, height: MIN_LONGER_SIDE };

/** What became of photographs that were to be added. */
export interface Added {
  /** The file of the gallery, as a path inside the content folder. */
  file: string;
  count: number;
  /** What there is to say of them, line by line. */
  remarks: string[];
}

/** Says of photographs which may be stored beside others, under free names. */
export class Sorting {
  readonly chosen: ImportedPhoto[] = [];
  readonly remarks: string[] = [];
  readonly #names: string[] = [];
  readonly #fingerprints = new Set<string>();
  readonly #hashes = new Map<string, string>();

  /** Takes notice of what is in the folder already. */
  async readFolder(folder: string): Promise<void> {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    this.#names.push(...names);
    for (const name of names.filter((candidate) => PICTURE.test(candidate))) {
      const bytes = readFileSync(join(folder, name));
      this.#fingerprints.add(fingerprintOf(bytes));
      const look = await lookAt(bytes, ANY_SIZE).catch(() => undefined);
      if (look) this.#hashes.set(name, look.hash);
    }
  }

  add(photo: ImportedPhoto): void {
    const { bytes, width, height, warnings, hash } = photo;
    const fingerprint = fingerprintOf(bytes);
    const say = (words: string, warning = '') =>
      this.remarks.push(fillIn(words, { name: photo.name, warning }));
    if (this.#fingerprints.has(fingerprint)) return void say(PHOTO_COMMAND_WORDS.already);
    // The content check would refuse it, and with it all others.
    if (Math.max(width, height) < MIN_LONGER_SIDE)
      return void say(PHOTO_COMMAND_WORDS.left, warnings.join(' '));

    const other = findSimilar(hash, this.#hashes);
    const similar = other === undefined ? [] : [fillIn(PHOTO_WORDS.similar, { other })];
    const name = freeName(photo.name, this.#names);
    this.#names.push(name);
    this.#fingerprints.add(fingerprint);
    this.#hashes.set(name, hash);
    this.chosen.push({ ...photo, name });
    for (const warning of [...warnings, ...similar])
      this.remarks.push(fillIn(PHOTO_COMMAND_WORDS.warning, { name, warning }));
  }
}

/** A new gallery has only its name yet, and a place at the end of the portfolio. */
function beginGallery(root: string, slug: string): { gallery: Gallery; changes: Change[] } {
  const title = slug.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toUpperCase());
  const gallery = { title, layout: FOR_ANY_NUMBER, pictures: [] };
  const portfolio = readContentFile(root, PORTFOLIO)?.data as { galleries?: unknown } | undefined;
  if (!Array.isArray(portfolio?.galleries)) return { gallery, changes: [] };
  const galleries = [...(portfolio.galleries as unknown[]), { gallery: slug }];
  const to = textOf(root, PORTFOLIO, { ...portfolio, galleries });
  return { gallery, changes: [{ path: PORTFOLIO, to }] };
}

/**
 * Puts photographs at the end of a gallery, all or none of them. What they show is left for the owner to
 * say; until then, the content check does not let the gallery go online.
 *
 * @param slug folder name of the gallery; a new one is made, and named in the portfolio
 * @throws When there is such a gallery, but it cannot be read
 */
export async function addToGallery(
  root: string,
  slug: string,
  photos: readonly ImportedPhoto[],
): Promise<Added> {
  const directory = `galleries/${slug}`;
  const file = `${directory}/gallery.yaml`;
  return transact<Added>(root, async () => {
    const there = readContentFile(root, file);
    const before = there?.data as Partial<Gallery> | null | undefined;
    if (there && !Array.isArray(before?.pictures))
      throw new Error(fillIn(PHOTO_COMMAND_WORDS.unreadable, { file: `content/${file}` }));
    const sorting = new Sorting();
    await sorting.readFolder(join(root, directory));
    photos.forEach((photo) => sorting.add(photo));
    const { chosen, remarks } = sorting;
    const result = () => ({ file, count: chosen.length, remarks });
    if (chosen.length === 0) return { result };

    const { gallery, changes } = there
      ? { gallery: there.data as Gallery, changes: [] }
      : beginGallery(root, slug);
    const data = withPictures(
      gallery,
      chosen.map(({ name }) => ({ src: `./${name}` })),
    );
    const { layout } = data;
    if (layout !== gallery.layout) remarks.push(fillIn(PHOTO_COMMAND_WORDS.layout, { layout }));
    const stored = chosen.map(({ name, bytes }) => ({ path: `${directory}/${name}`, to: bytes }));
    const words = { path: file, to: textOf(root, file, data) };
    return { transaction: { changes: [...stored, words, ...changes] }, result };
  });
}
