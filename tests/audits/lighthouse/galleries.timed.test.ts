import { GALLERY_PAGES } from '../../support/pages.ts';
import { describePages } from './describePages.ts';

describePages(GALLERY_PAGES);
