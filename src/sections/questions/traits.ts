import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'questions'> = ({ note }) => ({ beginsWithText: note !== undefined });
