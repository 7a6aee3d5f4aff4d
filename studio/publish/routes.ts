import { type Context, Hono } from 'hono';
import { launchGate } from '../launch/launchGate.ts';
import { bodyOf, orRefuse } from '../server/requests.ts';
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
  const folderOf = ({ req }: Context) =>
    orRefuse(versionFolder(root, req.param('id') ?? ''), PUBLISH_WORDS.noVersion, 404);
  return new Hono()
    .get('/samples', async (context) => context.json(await launchGate(root)))
    .get('/publishing', (context) => context.json(settingsOf(root)))
    .put('/publishing', async (context) => {
      await writePublishSettings(root, await bodyOf(context, publishSettings));
      return context.json(null);
    })
    .post('/publishing/test', async (context) =>
      context.json(await tryPublishing(studio, await bodyOf(context, publishSettings))),
    )
    .post('/publish', (context) => {
      publications.start();
      return context.json(null);
    })
    .get('/publish', (context) => context.json(publications.steps()))
    .get('/versions', (context) => context.json(listVersions(root)))
    .post('/versions/:id/look', async (context) => {
      await studio.show(folderOf(context));
      return context.json(null);
    })
    .delete('/versions/look', async (context) => {
      // Back to the saved content; the window then sends its draft.
      await studio.show(root);
      return context.json(null);
    })
    .post('/versions/:id', async (context) => {
      const folder = folderOf(context);
      return context.json(await studio.alone(() => restoreContent(root, folder)));
    });
}
