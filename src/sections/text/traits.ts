import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'text'> = ({ picture, text }) => ({
  beginsWithText: text !== undefined,
  hasPhotos: picture !== undefined,
});
