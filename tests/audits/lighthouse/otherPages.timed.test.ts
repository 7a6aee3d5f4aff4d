import { GALLERY_PAGES, PAGES } from '../../support/pages.ts';
import { describePages } from './describePages.ts';

const galleries: readonly string[] = GALLERY_PAGES;

describePages(PAGES.filter((page) => !galleries.includes(page)));
