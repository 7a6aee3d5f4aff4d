import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'gallery'> = ({ gallery }) => ({
  hasPhotos: true,
  opensLightbox: true,
  galleries: [gallery],
});
