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

/** The pages by their names in routes.ts, and the page for URLs that do not exist. */
const PAGE_SHAPES = {
  home: { pattern: 'pages/home.yaml', schema: homePageSchema },
  homeSpaceOrganizing: {
    pattern: 'pages/home-space-organizing.yaml',
    schema: () => homeSpaceOrganizingPageSchema,
  },
  interiorStyling: { pattern: 'pages/interior-styling.yaml', schema: interiorStylingPageSchema },
  portfolio: { pattern: 'pages/portfolio.yaml', schema: () => portfolioPageSchema },
  siteMap: { pattern: 'pages/site-map.yaml', schema: () => siteMapPageSchema },
  samplePage: { pattern: 'pages/sample-page.yaml', schema: () => samplePageSchema },
  notFound: { pattern: 'pages/not-found.yaml', schema: () => notFoundPageSchema },
} as const satisfies Record<PageName | 'notFound', object>;

/**
 * Every kind of file in content/ with its shape. The names are the collections of the site, the
 * patterns are paths inside content/.
 */
export const CONTENT_SHAPES = {
  business: { pattern: 'business.yaml', schema: businessSchema },
  navigation: { pattern: 'navigation.yaml', schema: () => navigationSchema },
  messages: { pattern: 'messages.yaml', schema: () => messagesSchema },
  draft: { pattern: 'draft.yaml', schema: () => draftSchema },
  ...PAGE_SHAPES,
  galleries: { pattern: 'galleries/*/gallery.yaml', schema: gallerySchema },
} as const;

/** Pages of the owner's own words, as many as there are; Astro reads them as Markdown. */
export const WORDS_SHAPE = { pattern: 'words/*.md', schema: () => wordsPageSchema } as const;
