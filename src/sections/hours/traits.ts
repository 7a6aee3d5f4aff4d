import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'hours'> = ({ area }) => ({ beginsWithText: area !== undefined });
