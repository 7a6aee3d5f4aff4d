import { Hono } from 'hono';
import { launchGate } from '../launch/launchGate.ts';
import { badRequest, bodyOf } from '../server/requests.ts';
import { type Build, publish, tryPublishing } from './publish.ts';
import { publishSettings, readPublishSettings, writePublishSettings } from './publishSettings.ts';
import { checkOutVersion, listVersions, restoreVersion } from './versions.ts';
import type { Studio } from '../content/openStudio.ts';
import type { Publishing } from '../types.ts';

/** Publishing, samples and versions, below /api. `build` replaces the build by Astro. */
export function publishRoutes(
  studio: Pick<Studio, 'root' | 'stop' | 'alone' | 'show'>,
  build?: Build,
) {
  const { root } = studio;
  /** The publication that is running: its steps, one JSON per line. */
  let running: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  const start = (prefer?: string) => {
    const preference = prefer === 'mine' || prefer === 'theirs' ? prefer : undefined;
    const steps = new ReadableStream<string>({
      start: async (lines) => {
        const onStep = (step: object) => lines.enqueue(`${JSON.stringify(step)}\n`);
        await publish(studio, onStep, { preference, build });
        running = undefined;
        lines.close();
      },
    });
    return steps.pipeThrough(new TextEncoderStream());
  };
  /** All steps of the publication that is running, also those before; nothing if none is. */
  const join = () => {
    const [kept, steps = null] = running?.tee() ?? [];
    running = kept;
    return new Response(steps);
  };
  return (
    new Hono()
      .get('/samples', async (context) => context.json(await launchGate(root)))
      .get('/publishing', (context) => {
        const isRunning = running !== undefined;
        try {
          const settings = readPublishSettings(root);
          return context.json({ settings, isRunning } satisfies Publishing);
        } catch (error) {
          const { message: problem } = error as Error;
          return context.json({ problem, isRunning } satisfies Publishing);
        }
      })
      .put('/publishing', async (context) => {
        await writePublishSettings(root, await bodyOf(context, publishSettings));
        return context.json(null);
      })
      .post('/publishing/test', async (context) =>
        context.json(await tryPublishing(studio, await bodyOf(context, publishSettings))),
      )
      .post('/publish', (context) => {
        running ??= start(context.req.query('prefer'));
        return join();
      })
      .get('/publish', () => join())
      .get('/versions', async (context) => context.json(await listVersions(root)))
      .post('/versions/:id/look', async (context) => {
        const folder = await studio.alone(() => checkOutVersion(root, context.req.param('id')));
        if (folder === undefined) throw badRequest('no such version');
        await studio.show(folder);
        return context.json(null);
      })
      // Back to the saved content; the window then sends its draft.
      .delete('/versions/look', async (context) => {
        await studio.show(root);
        return context.json(null);
      })
      .post('/versions/:id', async (context) => {
        const answer = await studio.alone(() => restoreVersion(root, context.req.param('id')));
        if (!answer) throw badRequest('no such version');
        return context.json(answer);
      })
  );
}
