import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'about'> = () => ({ beginsWithText: true, hasPhotos: true });
