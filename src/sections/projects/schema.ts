import { section, sectionLabel, toggle, uniqueList } from '../../schemas/fields.ts';
import { galleryReference } from '../../schemas/pictures.ts';

export function projects() {
  return section(
    'projects',
    'Cards of all your projects, twelve on a page, by kind of room.',
    'M2 6h12v9H2zM18 6h12v9H18zM34 6h12v9H34zM2 19h8M18 19h8M34 19h8M2 23h5M18 23h5M34 23h5M18 29h2m3 0h2m3 0h2',
    {
      label: sectionLabel(40),
      galleries: uniqueList(
        'The projects that come first, in this order. Default: in the order of your galleries.',
        galleryReference('Folder of a gallery with a story, such as garage-oasis.'),
        [1, 200],
      )
        .meta({ title: 'These first' })
        .optional(),
      onlyThese: toggle('Leaves out all other projects.').meta({ title: 'Only these' }).optional(),
    },
  );
}
