import { group, text, uniqueList } from './fields.ts';
import { callToAction, includedServices, intro, sectionLabel, seo } from './pageParts.ts';
import { galleryReference, pictureReference, placedPicture } from './pictures.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from './context.ts';

const TITLE_MAX_LENGTH = 40;
const APPROACH_MAX_LENGTH = 260;
const PLATE_MAX_LENGTH = 44;
// The cabinet has eight drawers; the last one is the link.
const ROOM_LIMITS = { min: 7, max: 7 };
const SERVICE_LIMITS = { min: 2, max: 12 };

/** content/pages/home-space-organizing.yaml: the page about organizing. */
export function homeSpaceOrganizingPageSchema(context: ContentContext) {
  return group('The page about organizing.', {
    seo: seo(),
    title: text('Heading of the page.', TITLE_MAX_LENGTH),
    picture: placedPicture(
      'Picture the page begins with. It is decorative: its words stand where its gallery is shown.',
      context,
    ),
    intro: intro('How you come to know the person living in a home.'),
    approach: group('The personalised approach.', {
      title: text('Heading.', TITLE_MAX_LENGTH),
      text: text('Two or three sentences.', APPROACH_MAX_LENGTH),
    }),
    gallery: galleryReference('Folder of the gallery on this page.', context),
    rooms: group('The cabinet: what can be organized.', {
      label: sectionLabel(),
      entries: uniqueList(
        'Seven drawers.',
        group('One drawer.', {
          label: text('The room.', PLATE_MAX_LENGTH),
          picture: pictureReference(
            'Picture in the drawer, of the gallery on this page, such as organizing/02-closet. Without it the drawer stays shut.',
            context,
          ).optional(),
        }),
        ROOM_LIMITS,
        ({ label }) => label,
      ),
      otherLabel: text('Eighth drawer, which opens the mail program.', PLATE_MAX_LENGTH),
    }),
    services: includedServices(SERVICE_LIMITS),
    callToAction: callToAction(),
  }).superRefine(({ gallery, rooms }, refinement) => {
    rooms.entries.forEach(({ picture }, index) => {
      if (picture === undefined || picture.startsWith(`${gallery}/`)) return;
      refinement.addIssue({
        code: 'custom',
        path: ['rooms', 'entries', index, 'picture'],
        message: `must be a picture of the gallery ${gallery}, which stands on this page`,
      });
    });
  });
}

export type HomeSpaceOrganizingPage = z.output<ReturnType<typeof homeSpaceOrganizingPageSchema>>;
