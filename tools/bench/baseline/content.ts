import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { PhotoData } from '../../../src/components/Photo.tsx';
import type { Business } from '../../../src/schemas/business.ts';
import { pictureNameOf } from '../../../src/schemas/galleryPicture.ts';
import type { HomePage } from '../../../src/schemas/homePage.ts';
import type { Messages } from '../../../src/schemas/messages.ts';
import type { Navigation } from '../../../src/schemas/navigation.ts';
import { PROJECT_FOLDER } from '../../support/paths.ts';

/** The home page as data; photographs are single JPEG files. */
export interface BaselineContent {
  words: HomePage;
  business: Business;
  navigation: Navigation;
  messages: Messages;
  photos: Record<'banner' | 'products' | 'about', PhotoData> &
    Record<'organizing' | 'styling' | 'teaser', PhotoData[]>;
}

/** A picture as the YAML files name it. */
interface WrittenPicture {
  src: string;
  alt: string;
}

/** One size for all windows, as a page without responsive pictures has it. */
const PHOTO_WIDTH = 1600;
const JPEG = { quality: 80, mozjpeg: true };
const CONTENT_FOLDER = join(PROJECT_FOLDER, 'content');

/**
 * Reads the words of the home page and publishes its photographs.
 *
 * @param directory Where the page will be served from; the photographs go to its `photos` folder.
 */
export async function makeContent(directory: string): Promise<BaselineContent> {
  await mkdir(join(directory, 'photos'), { recursive: true });
  const [words, business, navigation, messages] = await Promise.all([
    readYaml<HomePage>('pages/home.yaml'),
    readYaml<Business>('business.yaml'),
    readYaml<Navigation>('navigation.yaml'),
    readYaml<Messages>('messages.yaml'),
  ]);
  const ofPage = (picture: unknown): Promise<PhotoData> =>
    publish(directory, 'pages', picture as WrittenPicture);
  const ofGalleries = (references: readonly string[]): Promise<PhotoData[]> =>
    Promise.all(references.map((reference) => publishReference(directory, reference)));

  const { organizing, styling, products } = words.services;
  const photos = {
    banner: await ofPage(words.banner.picture),
    products: await ofPage(products.picture),
    about: await ofPage(words.about.picture),
    organizing: await ofGalleries(organizing.pictures),
    styling: await ofGalleries(styling.pictures),
    teaser: await ofGalleries(words.portfolio.pictures),
  };
  return { words, business, navigation, messages, photos };
}

async function publishReference(directory: string, reference: string): Promise<PhotoData> {
  const [slug = '', name] = reference.split('/');
  const folder = `galleries/${slug}`;
  const { pictures } = await readYaml<{ pictures: WrittenPicture[] }>(`${folder}/gallery.yaml`);
  const picture = pictures.find(({ src }) => pictureNameOf(src) === name);
  if (picture === undefined) throw new Error(`There is no picture ${reference}.`);
  return publish(directory, folder, picture);
}

async function publish(
  directory: string,
  folder: string,
  { src, alt }: WrittenPicture,
): Promise<PhotoData> {
  const original = join(folder, src);
  const file = `/photos/${original.replaceAll('/', '-')}`;
  const { width, height } = await sharp(join(CONTENT_FOLDER, original))
    .autoOrient()
    .resize({ width: PHOTO_WIDTH, withoutEnlargement: true })
    .jpeg(JPEG)
    .toFile(join(directory, file));
  return { alt, sources: [], src: file, width, height };
}

async function readYaml<Content>(path: string): Promise<Content> {
  return parse(await readFile(join(CONTENT_FOLDER, path), 'utf8')) as Content;
}
