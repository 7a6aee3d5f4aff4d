import { copiedSettings } from '../content/copy.ts';
import { restoreContent } from '../content/restore.ts';
import { launchGate } from '../launch/launchGate.ts';
import { bodyOf, jsonRoutes, orRefuse } from '../server/requests.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { createPublications, tryPublishing } from './publish.ts';
import { publishSettings, readPublishSettings, writePublishSettings } from './publishSettings.ts';
import { listVersions, versionFolder } from './versions.ts';
import type { Studio } from '../content/openStudio.ts';

/** The publishing settings of a copy that was opened; undefined if it has none. */
function suggestedSettings(root: string) {
  try {
    return readPublishSettings(root, copiedSettings(root));
  } catch {
    return undefined;
  }
}

/** How the site is sent; undefined until it is set up. The form begins with `suggested`. */
function settingsOf(root: string) {
  try {
    const settings = readPublishSettings(root);
    return settings ? { settings } : { suggested: suggestedSettings(root) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** `GET /api/publishing` */
export type Publishing = ReturnType<typeof settingsOf>;

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
