import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'banner'> = ({ picture }) => ({
  isBanner: true,
  beginsWithText: true,
  hasPhotos: true,
  photo: picture,
});
