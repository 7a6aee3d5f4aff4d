import { businessSchema } from './business.ts';
import { gallerySchema } from './gallery.ts';
import { homePageSchema } from './home-page.ts';
import { homeSpaceOrganizingPageSchema } from './home-space-organizing-page.ts';
import { interiorStylingPageSchema } from './interior-styling-page.ts';
import { labelsSchema } from './labels.ts';
import { navigationSchema } from './navigation.ts';
import { notFoundPageSchema } from './not-found-page.ts';
import { portfolioPageSchema } from './portfolio-page.ts';
import { samplePageSchema } from './sample-page.ts';
import { siteMapPageSchema } from './site-map-page.ts';

/**
 * Every kind of file in content/ with its shape. The names are the collections of the site, the
 * patterns are paths inside content/.
 */
export const CONTENT_SHAPES = {
  business: { pattern: 'business.yaml', schema: () => businessSchema },
  navigation: { pattern: 'navigation.yaml', schema: () => navigationSchema },
  labels: { pattern: 'labels.yaml', schema: () => labelsSchema },
  home: { pattern: 'pages/home.yaml', schema: homePageSchema },
  homeSpaceOrganizing: {
    pattern: 'pages/home-space-organizing.yaml',
    schema: homeSpaceOrganizingPageSchema,
  },
  interiorStyling: { pattern: 'pages/interior-styling.yaml', schema: interiorStylingPageSchema },
  portfolio: { pattern: 'pages/portfolio.yaml', schema: portfolioPageSchema },
  siteMap: { pattern: 'pages/site-map.yaml', schema: () => siteMapPageSchema },
  samplePage: { pattern: 'pages/sample-page.yaml', schema: () => samplePageSchema },
  notFound: { pattern: 'pages/not-found.yaml', schema: () => notFoundPageSchema },
  galleries: { pattern: 'galleries/*/gallery.yaml', schema: gallerySchema },
} as const;
