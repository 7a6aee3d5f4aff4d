import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { stream } from 'hono/streaming';
import { launchGate } from '../launch/launchGate.ts';
import samples from '../launch/samples.json' with { type: 'json' };
import { type Build, publish } from './publish.ts';
import { publishSettings, readPublishSettings, writePublishSettings } from './publishSettings.ts';
import { tryPublishing } from './tryPublishing.ts';
import { checkOutVersion, listVersions, restoreVersion } from './versions.ts';
import type { Publishing, SamplesAnswer, Step, Studio } from '../types.ts';
import type { Preference } from './mergeRemote.ts';

function badRequest(message: string): HTTPException {
  return new HTTPException(400, { message });
}

/** One publication; everybody who asks for it gets all of its steps. */
class Publication {
  readonly #steps: Step[] = [];
  #news = Promise.withResolvers<undefined>();
  isOver = false;

  constructor(studio: Studio, preference: Preference | undefined, build: Build | undefined) {
    const take = (step: Step) => {
      this.#steps.push(step);
      this.#wake();
    };
    void publish(studio, take, { preference, ...(build && { build }) }).finally(() => {
      this.isOver = true;
      this.#wake();
    });
  }

  #wake(): void {
    this.#news.resolve(undefined);
    this.#news = Promise.withResolvers();
  }

  async *steps(): AsyncGenerator<Step> {
    let told = 0;
    while (!this.isOver || told < this.#steps.length) {
      const news = this.#news.promise;
      const steps = this.#steps.slice(told);
      yield* steps;
      told += steps.length;
      if (!this.isOver && told === this.#steps.length) await news;
    }
  }
}

async function readPublishing(root: string): Promise<Omit<Publishing, 'isRunning'>> {
  try {
    const settings = await readPublishSettings(root);
    return settings ? { settings } : {};
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function settingsOf(request: { json: () => Promise<unknown> }) {
  const body = await request.json().catch(() => undefined);
  const { data } = publishSettings.safeParse(body);
  if (!data) throw badRequest('no settings');
  return data;
}

/**
 * Publishing, samples and versions, below /api.
 *
 * @param build builds the site; by default, with Astro
 */
export function publishRoutes(studio: Studio, build?: Build) {
  const { root } = studio;
  let publication: Publication | undefined;
  const isRunning = () => publication?.isOver === false;
  return (
    new Hono()
      .get('/samples', async (context) => {
        const found = await launchGate(root);
        const left = found.filter(({ remark }) => !remark).length;
        const answer: SamplesAnswer = {
          samples: found,
          left,
          total: Math.max(left, samples.total),
        };
        return context.json(answer);
      })
      .get('/publishing', async (context) => {
        const answer: Publishing = { ...(await readPublishing(root)), isRunning: isRunning() };
        return context.json(answer);
      })
      .put('/publishing', async ({ req, json }) => {
        await writePublishSettings(root, await settingsOf(req));
        return json(null);
      })
      .post('/publishing/test', async ({ req, json }) =>
        json(await tryPublishing(studio, await settingsOf(req))),
      )
      .post('/publish', (context) => {
        const { prefer } = context.req.query();
        const preference = prefer === 'mine' || prefer === 'theirs' ? prefer : undefined;
        if (!publication || publication.isOver)
          publication = new Publication(studio, preference, build);
        const current = publication;
        return stream(context, async (output) => {
          for await (const step of current.steps()) await output.writeln(JSON.stringify(step));
        });
      })
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
