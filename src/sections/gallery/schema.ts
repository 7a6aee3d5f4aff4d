import { section } from '../../schemas/fields.ts';
import { galleryReference } from '../../schemas/pictures.ts';
import type { z } from 'astro/zod';

export function gallery() {
  return section(
    'gallery',
    'One of your galleries. Visitors can enlarge its pictures.',
    'M2 4h22v24H2zM28 4h8v10h-8zM38 4h8v10h-8zM28 18h8v10h-8zM38 18h8v10h-8z',
    {
      gallery: galleryReference('Folder of the gallery, such as garage-oasis.'),
    },
  );
}

export type Gallery = z.output<ReturnType<typeof gallery>>;
