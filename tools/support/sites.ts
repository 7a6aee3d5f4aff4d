import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/data/contentFolder.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './paths.ts';

/** A site that can be built. */
export interface Site {
  /** The folder of its words and photographs, seen from the project's folder. */
  content: string;
  /** Where it lies once it is built. */
  folder: string;
}

/** What visitors get. */
export const OWN_SITE: Site = { content: CONTENT_FOLDER, folder: join(PROJECT_FOLDER, 'dist') };

/**
 * What the product's tests look at: the words the site was ordered with, and photographs that are
 * quickly made. Whatever an owner writes, it stays as it is.
 */
export const TEST_SITE: Site = {
  content: 'tests/fixtures/tidy-touch',
  folder: join(CACHE_FOLDER, 'test-site'),
};
