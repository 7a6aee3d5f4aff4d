import { group, text } from './fields.ts';
import { seo } from './pageParts.ts';

const TITLE_MAX_LENGTH = 40;

/** content/pages/sample-page.yaml: a page that shows its heading only. */
export const samplePageSchema = group('The sample page.', {
  seo: seo(),
  title: text('Heading of the page.', TITLE_MAX_LENGTH),
});
