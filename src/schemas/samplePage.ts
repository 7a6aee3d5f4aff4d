import { group, text } from './fields.ts';
import { seo } from './pageParts.ts';
import type { z } from 'astro/zod';

const TITLE_MAX_LENGTH = 40;

/** content/pages/sample-page.yaml: a page that shows its heading only. */
export const samplePageSchema = group('The sample page.', {
  seo: seo(),
  title: text('Heading of the page.', TITLE_MAX_LENGTH),
});

export type SamplePage = z.output<typeof samplePageSchema>;
