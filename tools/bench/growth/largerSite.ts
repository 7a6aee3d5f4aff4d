import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../support/paths.ts';
import { writePhotograph } from './photographs.ts';
import type { OriginalName } from './photographs.ts';

/** A copy of the project with more photographs. */
export interface LargerSite {
  folder: string;
  /** Replaces one of the added photographs by another one. */
  changePhotograph: () => Promise<void>;
  remove: () => Promise<void>;
}

const COPIED = ['astro.config.ts', 'package.json', 'tsconfig.json', 'content', 'public', 'src'];
const ALSO_IMPORTED = ['server', 'tools'];
/** The photographs the site has already are encoded: only what is added shall cost. */
const ENCODED = join(CACHE_FOLDER, 'astro/assets');

/** What the owner is held to is what the design is drawn for; here the code is to show its limits. */
const RAISED_LIMITS = [
  { file: 'src/schemas/portfolioPage.ts', from: /(GALLERY_LIMITS = .*max: )\d+/u },
  { file: 'src/schemas/gallery.ts', from: /(PICTURE_LIMITS = .*max: )\d+/u },
];
const RAISED_LIMIT = 1000;

const NAME_DIGITS = 4;
/** Photographs from here on appear in no other site. */
const UNUSED_NUMBER = 100_000;

/** What is added to a site. */
export interface Addition {
  /** Spread evenly over the galleries. */
  photographs: number;
  galleries: number;
  original: OriginalName;
}

/** Makes a copy of the project with more galleries on the portfolio page. */
export async function makeLargerSite(addition: Addition): Promise<LargerSite> {
  const { photographs, galleries, original } = addition;
  const folder = await mkdtemp(join(tmpdir(), 'larger-site-'));
  for (const name of [...COPIED, ...ALSO_IMPORTED]) {
    await cp(join(PROJECT_FOLDER, name), join(folder, name), { recursive: true });
  }
  await cp(ENCODED, join(folder, '.cache/astro/assets'), { recursive: true });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, from } of RAISED_LIMITS) await raiseLimit(join(folder, file), from);

  const slugs = Array.from({ length: galleries }, (_, index) => `added-${index + 1}`);
  for (const [index, slug] of slugs.entries()) {
    const first = Math.floor((index * photographs) / galleries);
    const end = Math.floor(((index + 1) * photographs) / galleries);
    await writeGallery(join(folder, 'content', 'galleries', slug), { slug, first, end, original });
  }
  await listGalleries(join(folder, 'content', 'pages', 'portfolio.yaml'), slugs);

  return {
    folder,
    changePhotograph: () =>
      writePhotograph(
        UNUSED_NUMBER,
        join(folder, 'content/galleries/added-1', fileName(0)),
        original,
      ),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function raiseLimit(file: string, from: RegExp): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!from.test(code)) throw new Error(`${file} has no limit that looks like ${from.source}.`);
  await writeFile(file, code.replace(from, `$1${RAISED_LIMIT}`));
}

/** A gallery to be written: its photographs are numbered from `first` to below `end`. */
interface GalleryOrder {
  slug: string;
  first: number;
  end: number;
  original: OriginalName;
}

async function writeGallery(folder: string, order: GalleryOrder): Promise<void> {
  const { slug, first, end, original } = order;
  await mkdir(folder, { recursive: true });
  const pictures: { src: string; alt: string }[] = [];
  for (let number = first; number < end; number += 1) {
    const name = fileName(number);
    await writePhotograph(number, join(folder, name), original);
    pictures.push({ src: `./${name}`, alt: `Cut number ${number} of a sample photograph` });
  }
  await writeFile(
    join(folder, 'gallery.yaml'),
    stringify({ title: slug, layout: 'lead', pictures }),
  );
}

async function listGalleries(file: string, slugs: string[]): Promise<void> {
  const page = parse(await readFile(file, 'utf8')) as { galleries: { gallery: string }[] };
  page.galleries.push(...slugs.map((gallery) => ({ gallery })));
  await writeFile(file, stringify(page));
}

function fileName(number: number): string {
  return `${String(number).padStart(NAME_DIGITS, '0')}-cut.jpg`;
}
