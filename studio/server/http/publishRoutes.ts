import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { OWN_SITE } from '../../../node/sites.ts';
import { copiedSettings } from '../content/copy.ts';
import { restoreContent } from '../content/restore.ts';
import { findSamples } from '../content/findSamples.ts';
import { limitTests } from './limits.ts';
import { jsonBody, orRefuse, sendJson } from './requestData.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { tryPublishing } from '../publish/openDestination.ts';
import { createPublications } from '../publish/publications.ts';
import { PublishError } from '../publish/publishError.ts';
import { readPublishSettings, writePublishSettings } from '../publish/publishSettings.ts';
import { type PublishSettings, publishSettings } from '../../shared/publishSettings.ts';
import { sizeWarnings } from '../publish/sizeWarnings.ts';
import { listVersions, versionFolder } from '../publish/versions.ts';
import type { StudioServer } from '../content/openStudio.ts';

/** The publishing settings of a copy that was opened; undefined if it has none. */
function suggestedSettings(root: string) {
  try {
    return readPublishSettings(root, copiedSettings(root));
  } catch {
    return undefined;
  }
}

/**
 * How the site is sent; undefined until it is set up. The form begins with `suggested`. The warnings
 * are about the site as it was last built.
 */
async function settingsOf(root: string) {
  try {
    const settings = readPublishSettings(root);
    if (!settings) return { suggested: suggestedSettings(root) };
    const warnings = await sizeWarnings(OWN_SITE.folder, settings.way);
    return { settings, warnings };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** @returns whether they changed. @throws A response with what is wrong, for the owner. */
function saveSettings(root: string, settings: PublishSettings): boolean {
  try {
    return writePublishSettings(root, settings);
  } catch (error) {
    if (error instanceof PublishError) throw new HTTPException(422, { message: error.message });
    throw error;
  }
}

/** `GET /api/publishing` */
export type Publishing = Awaited<ReturnType<typeof settingsOf>>;

/**
 * Publishing, samples and versions, below /api.
 *
 * @param isHosted whether the studio is at a public address
 * @param onStep is called when a step of a publication begins, makes progress or ends
 */
export function publishRoutes(openedStudio: StudioServer, isHosted: boolean, onStep: () => void) {
  const { root } = openedStudio;
  const studio = { ...openedStudio, isHosted };
  const publications = createPublications(studio, { onStep });
  // The start of the studio does not wait for the network; if this fails, the next start tries again.
  publications.resume().catch(() => undefined);
  const folderOf = (id: string) => orRefuse(versionFolder(root, id), PUBLISH_WORDS.noVersion, 404);
  const settings = jsonBody(publishSettings);
  const limit = limitTests();
  return (
    new Hono()
      .get('/samples', async (context) => sendJson(context, await findSamples(root)))
      .get('/publishing', async (context) => sendJson(context, await settingsOf(root)))
      .put('/publishing', settings, (context) => {
        const isChanged = saveSettings(root, context.req.valid('json'));
        if (isChanged) publications.forget();
        return sendJson(context, null);
      })
      .post('/publishing/test', limit, settings, async (context) =>
        sendJson(context, await tryPublishing(studio, context.req.valid('json'))),
      )
      .post('/publishing/folder', limit, settings, async (context) =>
        sendJson(context, await tryPublishing(studio, context.req.valid('json'), true)),
      )
      .post('/publish', (context) => {
        publications.start();
        return sendJson(context, null);
      })
      .get('/publish', (context) => sendJson(context, publications.steps()))
      .delete('/publish', (context) => {
        publications.stop();
        return sendJson(context, null);
      })
      .get('/versions', (context) => sendJson(context, listVersions(root)))
      .post('/versions/:id/look', async (context) => {
        await studio.show(folderOf(context.req.param('id')));
        return sendJson(context, null);
      })
      // Back to the saved content; the window then has its changes checked.
      .delete('/versions/look', async (context) => {
        await studio.show(root);
        return sendJson(context, null);
      })
      .post('/versions/:id', async (context) => {
        const folder = folderOf(context.req.param('id'));
        return sendJson(context, await studio.exclusively(() => restoreContent(root, folder)));
      })
  );
}
