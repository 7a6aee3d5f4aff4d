import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'people'> = ({ entries }) => ({
  beginsWithText: true,
  hasPhotos: entries.some(({ picture }) => picture !== undefined),
});
