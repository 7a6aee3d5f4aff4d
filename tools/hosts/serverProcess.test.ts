import { expect, it } from 'vitest';
import { lastingPort } from '../../tests/support/freePorts.ts';
import { freePort, startProcess } from './serverProcess.ts';

const SILENT = `require('node:http').createServer(() => {}).listen(PORT, '127.0.0.1');
console.log('It listens.');`;
const FAILING = SILENT.replace('() => {}', '(_, answer) => answer.writeHead(500).end()');

it.each([
  ['at all', SILENT],
  ['well', FAILING],
])('a server that does not answer %s is ended', async (_, script) => {
  const port = await lastingPort();
  const words = ['-e', script.replace('PORT', String(port))];
  const start = startProcess(process.execPath, words, port, {}, undefined, 2500);
  await expect(start).rejects.toThrow('could not be started. It listens.');
  // Nobody listens there any more.
  await expect.poll(() => freePort(port).catch(() => 'taken')).toBe(port);
});
