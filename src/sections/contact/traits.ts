import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'contact'> = () => ({ isContact: true, beginsWithText: true });
