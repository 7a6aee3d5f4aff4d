import type { TraitsOf } from '../../data/traits.ts';

/* No file describes a project: its sections come from a gallery (`data/projects.ts`). */

export const traits: TraitsOf<'project'> = ({ gallery }) => ({
  beginsWithText: true,
  hasPhotos: true,
  galleries: [gallery],
});
