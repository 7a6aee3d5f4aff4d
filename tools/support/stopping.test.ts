import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const MODULE = new URL('stopping.ts', import.meta.url).href;

/**
 * Starts a command, asks it twice to stop, as Ctrl+C in a terminal does, and waits for its end.
 *
 * @param onStop What the command does when it is asked.
 */
async function exitCodeAfterStop(onStop: string): Promise<number> {
  const command = `
    const { heedStopRequests, stopSignal } = await import('${MODULE}');
    heedStopRequests();
    const work = setInterval(() => {}, 1000);
    stopSignal.addEventListener('abort', () => {
      process.once('disconnect', () => clearInterval(work));
      ${onStop}
      process.send('stopping');
    });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGINT');
  await once(child, 'message');
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

it('has a command that was stopped end with an error', async () => {
  expect(await exitCodeAfterStop('')).toBe(1);
});

it('leaves the exit code to a command that is there to be stopped', async () => {
  expect(await exitCodeAfterStop('process.exitCode = 0;')).toBe(0);
});
