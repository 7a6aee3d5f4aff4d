import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'press'> = () => ({ beginsWithText: true });
