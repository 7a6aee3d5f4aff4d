import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'rooms'> = ({ entries }) => ({
  opensLightbox: entries.some(({ picture }) => picture !== undefined),
});
