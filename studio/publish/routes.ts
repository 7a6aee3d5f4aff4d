import { type Context, Hono } from 'hono';
import { launchGate } from '../launch/launchGate.ts';
import { bodyOf, orRefuse } from '../server/requests.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { publish, type PublishOptions, tryPublishing } from './publish.ts';
import { publishSettings, readPublishSettings, writePublishSettings } from './publishSettings.ts';
import { listVersions, restoreContent, versionFolder } from './versions.ts';
import type { Studio } from '../content/openStudio.ts';
import type { Publishing, Step } from '../types.ts';

/** Publishing, samples and versions, below /api. */
export function publishRoutes(
  studio: Pick<Studio, 'root' | 'stop' | 'alone' | 'show'>,
  options: PublishOptions = {},
) {
  const { root } = studio;
  /** The last publication until it ends: its steps, one JSON per line. */
  let running: { steps?: ReadableStream<Uint8Array<ArrayBuffer>>; isSent?: boolean } | undefined;
  const start = () => {
    const own: NonNullable<typeof running> = {};
    const steps = new ReadableStream<string>({
      start: async (lines) => {
        const onStep = (step: Step) => {
          own.isSent = step.name === 'online';
          lines.enqueue(`${JSON.stringify(step)}\n`);
        };
        await publish(studio, onStep, options);
        if (running === own) running = undefined;
        lines.close();
      },
    });
    own.steps = steps.pipeThrough(new TextEncoderStream());
    return own;
  };
  const folderOf = ({ req }: Context) =>
    orRefuse(versionFolder(root, req.param('id') ?? ''), PUBLISH_WORDS.noVersion, 404);
  /** All steps of the publication that is running, also those before; nothing if none is. */
  const join = () => {
    const [kept, steps = null] = running?.steps?.tee() ?? [];
    if (running && kept) running.steps = kept;
    return new Response(steps);
  };
  return new Hono()
    .get('/samples', async (context) => context.json(await launchGate(root)))
    .get('/publishing', (context) => {
      const answer: Publishing = { isRunning: running !== undefined };
      try {
        answer.settings = readPublishSettings(root);
      } catch (error) {
        answer.problem = (error as Error).message;
      }
      return context.json(answer);
    })
    .put('/publishing', async (context) => {
      await writePublishSettings(root, await bodyOf(context, publishSettings));
      return context.json(null);
    })
    .post('/publishing/test', async (context) =>
      context.json(await tryPublishing(studio, await bodyOf(context, publishSettings))),
    )
    .post('/publish', () => {
      // The next one need not wait until the host shows the last.
      if (!running || running.isSent) running = start();
      return join();
    })
    .get('/publish', () => join())
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
