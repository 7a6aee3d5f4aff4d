import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'steps'> = () => ({ beginsWithText: true });
