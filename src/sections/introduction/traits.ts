import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'introduction'> = ({ banner }) => ({
  beginsWithText: true,
  hasPhotos: true,
  photo: banner,
});
