import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'not-found'> = () => ({ beginsWithText: true });
