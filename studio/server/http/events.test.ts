import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createEvents } from './events.ts';

const events = createEvents();
const app = new Hono().get('/:window', (context) =>
  events.stream(context, context.req.param('window'), () => undefined),
);

/** The names of a window's events, the first of which says that it is connected. */
async function* eventsOf(window: string) {
  const { body } = await app.request(`/${window}`);
  const chunks = body?.pipeThrough(new TextDecoderStream()) ?? new ReadableStream<string>();
  for await (const chunk of chunks)
    for (const [, name = ''] of chunk.matchAll(/event: (\w+)/gu)) yield name;
}

it('sends an event to all windows, many changes as one', async () => {
  const windows = [eventsOf('first'), eventsOf('second')];
  const next = () => Promise.all(windows.map(async (one) => (await one.next()).value as unknown));
  expect(await next()).toEqual(['ping', 'ping']);
  for (let change = 0; change < 10; change += 1) events.sendToAll('publication');
  events.sendToAll('content');
  expect(await next()).toEqual(['publication', 'publication']);
  expect(await next()).toEqual(['content', 'content']);
  for (const window of windows) await window.return(undefined);
});
