import { section, sectionLabel, uniqueList } from '../../schemas/fields.ts';
import { galleryReference, pictureReference } from '../../schemas/pictures.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

export function gallery() {
  return section(
    'gallery',
    'One of your galleries, to be enlarged.',
    'M2 4h22v24H2zM28 4h8v10h-8zM38 4h8v10h-8zM28 18h8v10h-8zM38 18h8v10h-8z',
    {
      gallery: galleryReference('Folder of the gallery, such as garage-oasis.'),
      label: sectionLabel(40)
        .meta({ description: 'Label instead of the name and sentence of the gallery.' })
        .optional(),
      pictures: uniqueList(
        'A selection, in your order. Default: all pictures.',
        pictureReference('Gallery and picture, such as garage-oasis/01-wide.'),
        [1, 5],
      ).optional(),
    },
  ).superRefine(({ gallery, pictures = [] }, context) => {
    pictures.forEach((picture, index) => {
      if (picture.startsWith(`${gallery}/`)) return;
      const message = SCHEMA_WORDS.otherGallery(gallery);
      context.addIssue({ code: 'custom', path: ['pictures', index], message });
    });
  });
}
