import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_FOLDER } from '../../support/paths.ts';

/** What an owner may bring: the least the content check accepts, or what a phone takes; in pixels. */
export const ORIGINALS = {
  small: { width: 1200, height: 800, quality: 85 },
  phone: { width: 4032, height: 2688, quality: 95 },
};

export type OriginalName = keyof typeof ORIGINALS;

/** Narrows a name that came from the command line. */
export function isOriginalName(name: string): name is OriginalName {
  return Object.hasOwn(ORIGINALS, name);
}

/** What is cut from a sample photograph, in pixels. */
const CUT = { width: 1200, height: 800 };
/** Steps between cuts of one photograph, in pixels: without common factors, so that none repeats. */
const STEP = { left: 37, top: 29 };

/**
 * Writes a photograph unlike all others: a cut of one of the sample photographs.
 *
 * @param number Which one, from 0; each number always gives the same picture.
 * @param original How large it becomes.
 */
export async function writePhotograph(
  number: number,
  file: string,
  original: OriginalName,
): Promise<void> {
  const { quality, ...size } = ORIGINALS[original];
  const samples = await sampleFiles();
  const sample = samples[number % samples.length];
  if (sample === undefined) throw new Error('The site has no photographs to cut from.');
  const { width, height } = await sharp(sample).metadata();
  const turn = Math.floor(number / samples.length);
  await sharp(sample)
    .extract({
      ...CUT,
      left: (turn * STEP.left) % (width - CUT.width + 1),
      top: (turn * STEP.top) % (height - CUT.height + 1),
    })
    .resize(size)
    .jpeg({ quality })
    .toFile(file);
}

let samples: Promise<string[]> | undefined;

function sampleFiles(): Promise<string[]> {
  const found = glob('content/galleries/*/*.jpg', { cwd: PROJECT_FOLDER });
  samples ??= Array.fromAsync(found, (file) => join(PROJECT_FOLDER, file)).then((files) =>
    files.sort(),
  );
  return samples;
}
