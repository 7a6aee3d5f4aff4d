import { group, text, uniqueList } from './fields.ts';
import { callToAction, includedServices, intro, sectionLabel, seo } from './pageParts.ts';
import { bannerPicture, galleryReference, placedPicture } from './pictures.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from './context.ts';

const TITLE_MAX_LENGTH = 40;
const SITUATION_MAX_LENGTH = 44;
const SERVICE_LIMITS = { min: 2, max: 14 };
const SITUATION_LIMITS = { min: 2, max: 10 };

/** content/pages/interior-styling.yaml: the page about styling. */
export function interiorStylingPageSchema(context: ContentContext) {
  return group('The page about styling.', {
    seo: seo(),
    title: text('Heading of the page.', TITLE_MAX_LENGTH),
    banner: bannerPicture('Picture above the heading.', context),
    intro: intro('What styling does for a room.'),
    services: includedServices(SERVICE_LIMITS),
    situations: group('When visitors need a stylist.', {
      label: sectionLabel(),
      entries: uniqueList(
        'The situations.',
        text('One situation.', SITUATION_MAX_LENGTH),
        SITUATION_LIMITS,
      ),
      picture: placedPicture('Picture beside the list, in large windows.', context),
    }),
    gallery: galleryReference('Folder of the gallery on this page.', context),
    callToAction: callToAction(),
  });
}

export type InteriorStylingPage = z.output<ReturnType<typeof interiorStylingPageSchema>>;
