import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { parse } from 'yaml';
import { compressFolder } from '../../src/integrations/precompress.ts';
import { pictureNameOf } from '../../src/schemas/galleryPicture.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { serve } from '../command.ts';
import type { PhotoData } from '../../src/data/photos/resolvePhoto.ts';
import type { Business } from '../../src/schemas/business.ts';
import type { DraftContent } from '../../src/schemas/draft.ts';
import type { HomePage } from '../../src/schemas/homePage.ts';
import type { Messages } from '../../src/schemas/messages.ts';
import type { Navigation } from '../../src/schemas/navigation.ts';
import type { ServedFolder } from '../command.ts';

/** The home page as data; photographs are single JPEG files. */
export type BaselineContent = Awaited<ReturnType<typeof makeContent>>;

/** A picture as the YAML files name it. */
interface WrittenPicture {
  src: string;
  alt: string;
}

const BUILT_FOLDER = join(CACHE_FOLDER, 'baseline');
const CONTENT_FOLDER = join(PROJECT_FOLDER, 'content');
/** One size for all windows, as a page without responsive pictures has it. */
const PHOTO_WIDTH = 1600;
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Builds the home page as a plain client-rendered page and serves it as the site is served.
 *
 * It has the same words, photographs, styles and components. It differs in how they are delivered:
 * an empty document, one script with React and everything else in it, one JPEG for each photograph.
 */
export async function serveBaseline(): Promise<ServedFolder> {
  await rm(BUILT_FOLDER, { recursive: true, force: true });
  await mkdir(join(BUILT_FOLDER, 'photos'), { recursive: true });
  await build({
    root: import.meta.dirname,
    publicDir: join(PROJECT_FOLDER, 'public'),
    configFile: false,
    logLevel: 'error',
    define: { BASELINE_CONTENT: JSON.stringify(await makeContent()) },
    build: {
      outDir: BUILT_FOLDER,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  await compressFolder(BUILT_FOLDER);
  return serve(BUILT_FOLDER);
}

async function makeContent() {
  const words = await readYaml<HomePage>('pages/home.yaml');
  const ofPage = (picture: unknown) => publish('pages', picture as WrittenPicture);
  const ofGalleries = (references: string[]) => Promise.all(references.map(publishReference));
  const { organizing, styling, products } = words.services;
  return {
    words,
    draft: await readYaml<DraftContent>('draft.yaml'),
    business: await readYaml<Business>('business.yaml'),
    navigation: await readYaml<Navigation>('navigation.yaml'),
    messages: await readYaml<Messages>('messages.yaml'),
    photos: {
      banner: await ofPage(words.banner.picture),
      products: await ofPage(products.picture),
      about: await ofPage(words.about.picture),
      organizing: await ofGalleries(organizing.pictures),
      styling: await ofGalleries(styling.pictures),
      teaser: await ofGalleries(words.portfolio.pictures),
    },
  };
}

async function publishReference(reference: string): Promise<PhotoData> {
  const [slug = '', name] = reference.split('/');
  const folder = `galleries/${slug}`;
  const { pictures } = await readYaml<{ pictures: WrittenPicture[] }>(`${folder}/gallery.yaml`);
  const picture = pictures.find(({ src }) => pictureNameOf(src) === name);
  if (picture === undefined) throw new Error(`There is no picture ${reference}.`);
  return publish(folder, picture);
}

async function publish(folder: string, { src, alt }: WrittenPicture): Promise<PhotoData> {
  const original = join(folder, src);
  const file = `/photos/${original.replaceAll('/', '-')}`;
  const { width, height } = await sharp(join(CONTENT_FOLDER, original))
    .autoOrient()
    .resize({ width: PHOTO_WIDTH, withoutEnlargement: true })
    .jpeg(JPEG)
    .toFile(join(BUILT_FOLDER, file));
  return { alt, sources: [], src: file, width, height };
}

async function readYaml<Content>(path: string): Promise<Content> {
  return parse(await readFile(join(CONTENT_FOLDER, path), 'utf8')) as Content;
}
