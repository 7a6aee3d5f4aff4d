import { join } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './paths.ts';

export interface Site {
  /** The content folder, relative to the project. */
  content: string;
  folder: string;
  /** Encodes pictures ten times faster and a tenth larger, for tests. */
  hasQuickPictures?: boolean;
  /** A folder of its own for encoded pictures, instead of the one that all sites share. */
  encodings?: string;
  /** Variables of the build, such as `PREVIEW`. */
  environment?: Record<string, string>;
}

/** The site of the owner's content. */
export const OWN_SITE: Site = {
  content: CONTENT_FOLDER,
  folder: join(PROJECT_FOLDER, 'dist'),
};

/** The site of the tests: independent of the owner's content. */
export const TEST_SITE: Site = {
  content: 'tests/fixtures/tidy-touch',
  folder: join(CACHE_FOLDER, 'test-site'),
  hasQuickPictures: true,
};
