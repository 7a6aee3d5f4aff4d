import { businessSchema } from './business.ts';
import { draftSchema } from './draft.ts';
import { gallerySchema } from './galleries.ts';
import { homePageSchema } from './home.ts';
import { messagesSchema, navigationSchema } from './messages.ts';
import {
  notFoundPageSchema,
  portfolioPageSchema,
  samplePageSchema,
  siteMapPageSchema,
  wordsPageSchema,
} from './pages.ts';
import { homeSpaceOrganizingPageSchema, interiorStylingPageSchema } from './services.ts';
import type { PageName } from '../routes.ts';

/** Every kind of file in content/: name of the collection, path and schema. */
export const COLLECTIONS = {
  business: { pattern: 'business.yaml', schema: businessSchema },
  navigation: { pattern: 'navigation.yaml', schema: () => navigationSchema },
  messages: { pattern: 'messages.yaml', schema: () => messagesSchema },
  draft: { pattern: 'draft.yaml', schema: () => draftSchema },
  home: { pattern: 'pages/home.yaml', schema: homePageSchema },
  homeSpaceOrganizing: {
    pattern: 'pages/home-space-organizing.yaml',
    schema: homeSpaceOrganizingPageSchema,
  },
  interiorStyling: { pattern: 'pages/interior-styling.yaml', schema: interiorStylingPageSchema },
  portfolio: { pattern: 'pages/portfolio.yaml', schema: () => portfolioPageSchema },
  siteMap: { pattern: 'pages/site-map.yaml', schema: () => siteMapPageSchema },
  samplePage: { pattern: 'pages/sample-page.yaml', schema: () => samplePageSchema },
  notFound: { pattern: 'pages/not-found.yaml', schema: () => notFoundPageSchema },
  galleries: { pattern: 'galleries/*/gallery.yaml', schema: gallerySchema },
} as const satisfies Record<PageName, unknown> & Record<string, object>;

/** The owner's own pages, which Astro reads as Markdown. */
export const WORDS_COLLECTION = { pattern: 'words/*.md', schema: () => wordsPageSchema } as const;
