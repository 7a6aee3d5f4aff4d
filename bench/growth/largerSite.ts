import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { contentCache } from '../../src/data/contentFolder.ts';
import { PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { copyProject } from '../../tools/support/projectCopy.ts';
import { shareEncodedPictures } from '../../tools/support/siteBuild.ts';

/** What an owner may bring: the least the content check accepts, or what a phone takes; in pixels. */
export const ORIGINALS = new Map([
  ['small', { width: 1200, height: 800, quality: 85 }],
  ['phone', { width: 4032, height: 2688, quality: 95 }],
]);

type Original = NonNullable<ReturnType<typeof ORIGINALS.get>>;

/** A copy of the project with more photographs; it is removed with its scope. */
export interface LargerSite extends AsyncDisposable {
  folder: string;
  /** Replaces one of the added photographs by another one. */
  changePhotograph: () => Promise<void>;
}

/** What is added to a site: photographs, spread evenly over galleries. */
export interface Addition {
  photographs: number;
  galleries: number;
  original: Original;
}

/** What the owner is held to is what the design is drawn for; here the code is to show its limits. */
const RAISED_LIMITS = [
  { file: 'src/schemas/portfolioPage.ts', from: /(GALLERY_LIMITS = .*max: )\d+/u },
  { file: 'src/schemas/gallery.ts', from: /(PICTURE_LIMITS = .*max: )\d+/u },
];
const RAISED_LIMIT = 1000;

/** A photograph that appears in no other site. */
const UNUSED_NUMBER = 100_000;
/** What is cut from a sample photograph, in pixels. */
const CUT = { width: 1200, height: 800 };
/** Steps between cuts of one photograph, in pixels: without common factors, so that none repeats. */
const STEP = { left: 37, top: 29 };

const SAMPLES = (await Array.fromAsync(glob('content/galleries/*/*.jpg', { cwd: PROJECT_FOLDER })))
  .map((name) => join(PROJECT_FOLDER, name))
  .sort();

/** Makes a copy of the project with more galleries on the portfolio page. */
export async function makeLargerSite(addition: Addition): Promise<LargerSite> {
  const { photographs, galleries, original } = addition;
  const copy = await copyProject();
  const { pathOf } = copy;
  // The photographs of the site itself are encoded already.
  await shareEncodedPictures(pathOf(contentCache('content')), pathOf('.cache'));
  for (const { file, from } of RAISED_LIMITS) {
    await rewrite(pathOf(file), (code) => {
      if (!from.test(code)) throw new Error(`${file} has no limit that looks like ${from.source}.`);
      return code.replace(from, `$1${RAISED_LIMIT}`);
    });
  }

  const slugs = Array.from({ length: galleries }, (_, index) => `added-${index}`);
  for (const [index, slug] of slugs.entries()) {
    const gallery = pathOf('content/galleries', slug);
    const first = Math.floor((index * photographs) / galleries);
    const end = Math.floor(((index + 1) * photographs) / galleries);
    await mkdir(gallery);
    const pictures = [];
    for (let number = first; number < end; number += 1) {
      pictures.push({ src: `./${number}-cut.jpg`, alt: `Cut ${number} of a sample photograph` });
      await writePhotograph(number, join(gallery, `${number}-cut.jpg`), original);
    }
    const words = { title: slug, layout: 'lead', pictures };
    await writeFile(join(gallery, 'gallery.yaml'), stringify(words, { lineWidth: 0 }));
  }
  await rewrite(pathOf('content/pages/portfolio.yaml'), (text) => {
    const page = parse(text) as { galleries: { gallery: string }[] };
    page.galleries.push(...slugs.map((gallery) => ({ gallery })));
    return stringify(page, { lineWidth: 0 });
  });

  const changed = pathOf('content/galleries/added-0/0-cut.jpg');
  return {
    folder: pathOf(),
    changePhotograph: () => writePhotograph(UNUSED_NUMBER, changed, original),
    [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
  };
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/**
 * Writes a photograph unlike all others: a cut of one of the sample photographs.
 *
 * @param number Which one, from 0; each number always gives the same picture.
 */
async function writePhotograph(
  number: number,
  file: string,
  { quality, ...size }: Original,
): Promise<void> {
  const sample = sharp(SAMPLES[number % SAMPLES.length]);
  const { width, height } = await sample.metadata();
  const turn = Math.floor(number / SAMPLES.length);
  await sample
    .extract({
      ...CUT,
      left: (turn * STEP.left) % (width - CUT.width + 1),
      top: (turn * STEP.top) % (height - CUT.height + 1),
    })
    .resize(size)
    .jpeg({ quality })
    .toFile(file);
}
