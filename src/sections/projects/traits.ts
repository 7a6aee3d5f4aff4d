import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'projects'> = ({ galleries }) => ({
  hasPhotos: true,
  projects: galleries,
});
