import { launchGate } from '../launch/launchGate.ts';
import { bodyOf, jsonRoutes, orRefuse } from '../server/requests.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { publish, type PublishOptions, tryPublishing } from './publish.ts';
import { publishSettings, readPublishSettings, writePublishSettings } from './publishSettings.ts';
import { isPublishing, type Step } from './steps.ts';
import { listVersions, restoreContent, versionFolder } from './versions.ts';
import type { Studio } from '../content/openStudio.ts';
import type { PublishStudio } from './destination.ts';

/** How the site is sent; undefined until it is set up. */
function settingsOf(root: string) {
  try {
    return { settings: readPublishSettings(root) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** `GET /api/publishing` */
export type Publishing = ReturnType<typeof settingsOf>;

/** The publications of a studio, one after the other. */
export function createPublications(studio: PublishStudio, options?: PublishOptions) {
  let steps: readonly Step[] = [];
  return {
    /** The steps of the last one, each as far as it is. */
    steps: () => steps,
    /** Starts one, unless one is on its way. */
    start: () => {
      if (isPublishing(steps)) return;
      const own: Step[] = [];
      steps = own;
      const take = (step: Step) => {
        const index = own.findIndex(({ name }) => name === step.name);
        own.splice(index === -1 ? own.length : index, 1, step);
      };
      void publish(studio, take, options);
    },
  };
}

/** Publishing, samples and versions, below /api. */
export function publishRoutes(studio: Studio) {
  const { root } = studio;
  const publications = createPublications(studio);
  const folderOf = (id: string) => orRefuse(versionFolder(root, id), PUBLISH_WORDS.noVersion, 404);
  return jsonRoutes({
    'GET /samples': () => launchGate(root),
    'GET /publishing': () => settingsOf(root),
    'PUT /publishing': async (context) =>
      writePublishSettings(root, await bodyOf(context, publishSettings)),
    'POST /publishing/test': async (context) =>
      tryPublishing(studio, await bodyOf(context, publishSettings)),
    'POST /publish': () => publications.start(),
    'GET /publish': () => publications.steps(),
    'GET /versions': () => listVersions(root),
    'POST /versions/:id/look': (_, id) => studio.show(folderOf(id)),
    // Back to the saved content; the window then sends its draft.
    'DELETE /versions/look': () => studio.show(root),
    'POST /versions/:id': (_, id) => studio.alone(() => restoreContent(root, folderOf(id))),
  });
}
