import { businessSchema } from './business.ts';
import { enquirySchema } from './enquiry.ts';
import { gallerySchema } from './galleries.ts';
import { messagesSchema } from './messages.ts';
import { pageSchema, textPageSchema } from './pages.ts';
import { redirectsSchema } from './redirects.ts';

/** Every kind of file in content/: name of the collection, path and schema. */
export const COLLECTIONS = {
  business: { pattern: 'business.yaml', schema: businessSchema },
  messages: { pattern: 'messages.yaml', schema: () => messagesSchema },
  redirects: { pattern: 'redirects.yaml', schema: () => redirectsSchema },
  enquiry: { pattern: 'enquiry.yaml', schema: () => enquirySchema },
  // Copies such as "home-PC.yaml", which programs make, are no pages.
  pages: { pattern: 'pages/*([a-z0-9-]).yaml', schema: pageSchema },
  galleries: { pattern: 'galleries/*/gallery.yaml', schema: gallerySchema },
} as const;

/** The owner's own pages, which Astro reads as Markdown. */
export const TEXT_PAGE_COLLECTION = {
  pattern: 'words/*.md',
  schema: () => textPageSchema,
} as const;
