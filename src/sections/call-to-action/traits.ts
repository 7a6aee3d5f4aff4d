import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'call-to-action'> = () => ({ isContact: true });
