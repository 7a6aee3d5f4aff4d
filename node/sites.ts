import { join } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './paths.ts';

export interface Site {
  /** The content folder, relative to the project. */
  content: string;
  /** The folder of the built site. */
  folder: string;
  /** Encodes pictures ten times as fast, a tenth larger: for sites that nobody visits. */
  hasQuickPictures?: boolean;
}

/** What visitors get. */
export const OWN_SITE: Site = {
  content: CONTENT_FOLDER,
  folder: join(PROJECT_FOLDER, 'dist'),
};

/** The site of the tests: it stays the same whatever the owner writes. */
export const TEST_SITE: Site = {
  content: 'tests/fixtures/tidy-touch',
  folder: join(CACHE_FOLDER, 'test-site'),
  hasQuickPictures: true,
};
