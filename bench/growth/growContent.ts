import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../node/paths.ts';
import type { Gallery } from '../../src/schemas/galleries.ts';
import type { Page } from '../../src/schemas/pages.ts';

/** A page has room for 30 sections, six of which are other ones. */
const GALLERIES_OF_A_PAGE = 24;
/** Photographs of the same sample differ by this many pixels: no encoding can be shared. */
const STEP = 3;

/** Each text on one line, as the content check wants it. */
const PLAIN = { lineWidth: 0 };

export interface Growth {
  galleries: number;
  /** In each gallery. */
  photographs: number;
}

/** The whole path of a content folder of this size, beside which the studio may keep its own. */
export function grownFolder({ galleries, photographs }: Growth): string {
  return join(CACHE_FOLDER, `growth/${galleries}x${photographs}/content`);
}

/** Makes the sample content with more galleries. Returns its whole path. */
export async function growContent(growth: Growth): Promise<string> {
  const folder = grownFolder(growth);
  const samples = join(PROJECT_FOLDER, 'content');
  await cp(samples, folder, { recursive: true, preserveTimestamps: true });
  const photographs = await Array.fromAsync(glob('galleries/*/*.jpg', { cwd: samples }));
  const names = Array.from({ length: growth.galleries }, (_, index) => `project-${index + 1}`);
  const sources = photographs.sort().map((path) => join(samples, path));
  for (const [index, name] of names.entries())
    await writeGallery(
      join(folder, 'galleries', name),
      sources,
      index * growth.photographs,
      growth,
    );
  await showGalleries(join(folder, 'pages'), names);
  return folder;
}

/** @param first the number of its first photograph among those of all galleries */
async function writeGallery(
  folder: string,
  sources: readonly string[],
  first: number,
  { photographs }: Growth,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const numbers = Array.from({ length: photographs }, (_, index) => first + index);
  const waiting = [...numbers];
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
      await derivePhotograph(sources, number, join(folder, `photo-${number + 1}.jpg`));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const gallery = {
    title: `Project ${first / photographs + 1}`,
    note: 'A house in which every thing has its place. Four days.',
    layout: 'lead',
    story: {
      picture: { name: `${folder.split(/[/\\]/u).at(-1) ?? ''}/photo-${first + 1}` },
      intro: 'Everything was there already; nothing had a place of its own.',
      text: 'We sorted, measured and built shelves. What is used daily stands in front.',
      facts: [{ label: 'Duration', value: 'Four days' }],
    },
    pictures: numbers.map((number) => ({
      src: `./photo-${number + 1}.jpg`,
      alt: `Photograph ${number + 1}: shelves with baskets, boxes and folded linen beside a window`,
      title: `Photograph ${number + 1}`,
    })),
  } satisfies Omit<Gallery, 'pictures'> & { pictures: object[] };
  await writeFile(join(folder, 'gallery.yaml'), stringify(gallery, PLAIN));
}

/** A crop of a sample with another brightness, the same in each run; made once. */
async function derivePhotograph(
  sources: readonly string[],
  number: number,
  path: string,
): Promise<void> {
  if (existsSync(path)) return;
  const source = sources[number % sources.length] ?? '';
  const round = Math.floor(number / sources.length) + 1;
  const { width, height } = await sharp(source).metadata();
  const [left, top] = [(round * STEP) % 200, (round * STEP * 7) % 130];
  await sharp(source)
    .extract({ left, top, width: width - 200, height: height - 130 })
    .linear(0.9 + (round % 10) / 50)
    .jpeg({ quality: 88 })
    .toFile(path);
}

/** The portfolio shows the first galleries, pages of their own the others. */
async function showGalleries(pages: string, names: readonly string[]): Promise<void> {
  const portfolio = parse(await readFile(join(pages, 'portfolio.yaml'), 'utf8')) as Page;
  for (let start = 0; start < names.length; start += GALLERIES_OF_A_PAGE) {
    const shown = names.slice(start, start + GALLERIES_OF_A_PAGE);
    const number = start / GALLERIES_OF_A_PAGE + 1;
    const sections = shown.map((gallery) => ({ kind: 'gallery', gallery }));
    const page =
      start === 0
        ? { ...portfolio, sections: [...portfolio.sections, ...sections] }
        : { seo: { ...portfolio.seo, title: `Portfolio ${number}` }, sections };
    const name = start === 0 ? 'portfolio' : `portfolio-${number}`;
    await writeFile(join(pages, `${name}.yaml`), stringify(page, PLAIN));
  }
}

/** Changes one word of the portfolio, to another one each time. */
export async function changeWord(folder: string): Promise<void> {
  const file = join(folder, 'pages/portfolio.yaml');
  const page = parse(await readFile(file, 'utf8')) as Page;
  const title = page.seo.title.endsWith('houses') ? 'Portfolio of rooms' : 'Portfolio of houses';
  const seo = { ...page.seo, title };
  await writeFile(file, stringify({ ...page, seo }, PLAIN));
}
