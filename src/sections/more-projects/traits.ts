import type { TraitsOf } from '../../data/traits.ts';

/* No file describes this section: it ends the page about a project (`data/projects.ts`). */

export const traits: TraitsOf<'more-projects'> = () => ({ hasPhotos: true });
