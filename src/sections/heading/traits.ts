import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'heading'> = ({ subtitle }) => ({
  beginsWithText: subtitle !== undefined,
});
