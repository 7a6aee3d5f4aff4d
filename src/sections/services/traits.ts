import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'services'> = () => ({ beginsWithText: true });
