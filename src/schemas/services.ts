import {
  group,
  type ImageContext,
  type ListLimits,
  sectionLabel,
  seo,
  text,
  uniqueList,
} from './fields.ts';
import { moreSections } from './home.ts';
import { bannerPicture, galleryReference, pictureReference, placedPicture } from './pictures.ts';
import type { z } from 'astro/zod';

function includedServices(limits: ListLimits) {
  return group('What the service includes.', {
    label: sectionLabel(),
    entries: uniqueList('The services.', text('One service.', 60), limits),
  });
}

const callToAction = group('The invitation at the end of the page.', {
  title: text('The invitation.', 50),
  button: text('Button that opens the mail program.', 24),
  subject: text('Subject of the mail.', 60),
});

/** content/pages/home-space-organizing.yaml: the page about organizing. */
export function homeSpaceOrganizingPageSchema(context: ImageContext) {
  return group('The page about organizing.', {
    seo: seo(),
    title: text('Heading of the page.', 40),
    picture: placedPicture('First picture of the page; screen readers skip it here.'),
    intro: text('Introduction.', 320),
    approach: group('The personalised approach.', {
      title: text('Heading.', 40),
      text: text('Two or three sentences.', 260),
    }),
    gallery: galleryReference('Folder of the gallery on this page.'),
    rooms: group('The cabinet of rooms.', {
      label: sectionLabel(),
      entries: uniqueList(
        'Seven drawers.',
        group('One drawer.', {
          label: text('The room.', 44),
          picture: pictureReference(
            'Picture in the drawer, from the gallery on this page. Without it, the drawer stays closed.',
          ).optional(),
        }),
        // The eighth drawer is a mail link.
        [7, 7],
        ({ label }) => label,
      ),
      otherLabel: text('Eighth drawer, which opens the mail program.', 44),
    }),
    services: includedServices([2, 12]),
    more: moreSections(context).optional(),
    callToAction,
  }).superRefine(({ gallery, rooms }, refinement) => {
    rooms.entries.forEach(({ picture }, index) => {
      if (picture === undefined || picture.startsWith(`${gallery}/`)) return;
      const expected = `a picture of the gallery ${gallery}, which this page shows`;
      refinement.addIssue({
        code: 'custom',
        path: ['rooms', 'entries', index, 'picture'],
        params: { expected },
      });
    });
  });
}

export type HomeSpaceOrganizingPage = z.output<ReturnType<typeof homeSpaceOrganizingPageSchema>>;

/** content/pages/interior-styling.yaml: the page about styling. */
export function interiorStylingPageSchema(context: ImageContext) {
  return group('The page about styling.', {
    seo: seo(),
    title: text('Heading of the page.', 40),
    banner: bannerPicture('Picture above the heading.', context),
    intro: text('Introduction.', 320),
    services: includedServices([2, 14]),
    situations: group('When visitors need a stylist.', {
      label: sectionLabel(),
      entries: uniqueList('The situations.', text('One situation.', 44), [2, 10]),
      picture: placedPicture('Picture beside the list, in large windows.'),
    }),
    gallery: galleryReference('Folder of the gallery on this page.'),
    more: moreSections(context).optional(),
    callToAction,
  });
}

export type InteriorStylingPage = z.output<ReturnType<typeof interiorStylingPageSchema>>;
