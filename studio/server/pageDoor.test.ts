import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { pageDoor } from './pageDoor.ts';

const PORT = 4769;

/** What the site in development answers. */
function answer(statusCode: number, text: string): Promise<IncomingMessage> {
  const message = Object.assign(new IncomingMessage(new Socket()), { statusCode });
  message.headers['content-type'] = 'text/html';
  message.push(text);
  message.push(null);
  return Promise.resolve(message);
}

it('shows the page, and not the fault of the moment in which the site reads a change', async () => {
  const answers = [answer(500, 'fault'), answer(200, '<head></head>page')];
  const page = { ask: () => answers.shift() ?? answer(500, 'asked too often') };
  const door = pageDoor(page, PORT, '', () => undefined).listen(PORT, '127.0.0.1');
  await once(door, 'listening');
  const shown = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('page')]);
  door.close();
});
