import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'testimonials'> = () => ({ beginsWithText: true });
