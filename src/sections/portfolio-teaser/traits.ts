import type { TraitsOf } from '../../data/traits.ts';

export const traits: TraitsOf<'portfolio-teaser'> = () => ({ hasPhotos: true });
