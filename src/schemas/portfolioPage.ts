import { group, text, uniqueList } from './fields.ts';
import { seo } from './pageParts.ts';
import { galleryReference } from './pictures.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from './context.ts';

const TITLE_MAX_LENGTH = 40;
const SUBTITLE_MAX_LENGTH = 80;
const GALLERY_LIMITS = { min: 1, max: 24 };

/** content/pages/portfolio.yaml: the galleries of finished projects. */
export function portfolioPageSchema(context: ContentContext) {
  return group('The portfolio.', {
    seo: seo(),
    title: text('Heading of the page.', TITLE_MAX_LENGTH),
    subtitle: text('Sentence below the heading.', SUBTITLE_MAX_LENGTH),
    galleries: uniqueList(
      'The galleries from top to bottom.',
      group('One gallery.', {
        gallery: galleryReference('Folder of the gallery, such as garage-oasis.', context),
      }),
      GALLERY_LIMITS,
      ({ gallery }) => gallery,
    ),
    contact: group('The contact strip at the end.', {
      label: text('Label of the strip.', TITLE_MAX_LENGTH),
    }),
  });
}

export type PortfolioPage = z.output<ReturnType<typeof portfolioPageSchema>>;
