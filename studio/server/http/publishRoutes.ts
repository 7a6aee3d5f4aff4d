import { type Context, Hono } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { HTTPException } from 'hono/http-exception';
import { copiedSettings } from '../content/copy.ts';
import { restoreContent } from '../content/restore.ts';
import { findSamples } from '../content/findSamples.ts';
import { bodyOf, jsonRoutes, orRefuse } from './requests.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { tryPublishing } from '../publish/openDestination.ts';
import { createPublications } from '../publish/publications.ts';
import { PublishError } from '../publish/publishError.ts';
import { readPublishSettings, writePublishSettings } from '../publish/publishSettings.ts';
import { type PublishSettings, publishSettings } from '../../shared/publishSettings.ts';
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

/** How the site is sent; undefined until it is set up. The form begins with `suggested`. */
function settingsOf(root: string) {
  try {
    const settings = readPublishSettings(root);
    return settings ? { settings } : { suggested: suggestedSettings(root) };
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
export type Publishing = ReturnType<typeof settingsOf>;

/** Tests reach into other networks, so a stolen session must not make many. */
const testLimit = () =>
  rateLimiter({
    windowMs: 60_000,
    limit: 3,
    // The owner is the only client.
    keyGenerator: () => 'owner',
    message: PUBLISH_WORDS.tooManyTests,
  });

/**
 * Publishing, samples and versions, below /api.
 *
 * @param isHosted whether the studio is at a public address
 */
export function publishRoutes(openedStudio: StudioServer, isHosted: boolean) {
  const { root } = openedStudio;
  const studio = { ...openedStudio, isHosted };
  const publications = createPublications(studio);
  // The start of the studio does not wait for the network; if this fails, the next start tries again.
  publications.resume().catch(() => undefined);
  const folderOf = (id: string) => orRefuse(versionFolder(root, id), PUBLISH_WORDS.noVersion, 404);
  const settingsIn = (context: Context) => bodyOf(context, publishSettings);
  const routes = jsonRoutes({
    'GET /samples': () => findSamples(root),
    'GET /publishing': () => settingsOf(root),
    'PUT /publishing': async (context) => {
      const isChanged = saveSettings(root, await settingsIn(context));
      if (isChanged) publications.forget();
    },
    'POST /publishing/test': async (context) => tryPublishing(studio, await settingsIn(context)),
    'POST /publishing/folder': async (context) =>
      tryPublishing(studio, await settingsIn(context), true),
    'POST /publish': () => publications.start(),
    'GET /publish': () => publications.steps(),
    'DELETE /publish': () => publications.stop(),
    'GET /versions': () => listVersions(root),
    'POST /versions/:id/look': (_, id) => studio.show(folderOf(id)),
    // Back to the saved content; the window then has its changes checked.
    'DELETE /versions/look': () => studio.show(root),
    'POST /versions/:id': (_, id) => studio.exclusively(() => restoreContent(root, folderOf(id))),
  });
  return new Hono()
    .on('POST', ['/publishing/test', '/publishing/folder'], testLimit())
    .route('/', routes);
}
