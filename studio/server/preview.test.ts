import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPreview } from './preview.ts';

/** Opens a preview of a site until the test is over. */
function open(script: string) {
  const home = mkdtempSync(join(tmpdir(), 'preview-'));
  const site = join(home, 'site.mjs');
  writeFileSync(site, script);
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
    rmSync(home, { recursive: true });
  });
  const { hasStarted, hasRead, routes } = createPreview(home, 0, stop.signal, site);
  const ask = async (path: string) => routes.request(`http://127.0.0.1:4331${path}`);
  return { ask, hasStarted, hasRead, home };
}

/** A site that answers its first request with an error. */
const READING_SITE = `
import { createServer } from 'node:http';
let asked = 0;
createServer((request, response) => {
  asked += 1;
  response.writeHead(asked === 1 ? 500 : 200, { 'Content-Type': 'text/html', 'X-Asked': asked });
  response.end('page');
})
  .listen(0, '127.0.0.1')
  .on('listening', function () { process.send(this.address().port); });
`;

it('starts again when the content is valid, and no check waits for it until then', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { ask, hasStarted, hasRead, home } = open(
    `import { existsSync } from 'node:fs';
    if (!existsSync(process.env.CONTENT_FOLDER + '/valid')) process.exit(1);
    ${READING_SITE}`,
  );
  const shown = ask('/');
  const ended = hasStarted();
  const read = vi.fn();
  // A check that begins while the site starts.
  void hasRead().then(read);
  expect((await shown).status).toBe(502);
  await ended;
  expect(read).toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('has ended'));
  writeFileSync(join(home, 'valid'), '');
  const valid = await ask('/');
  expect([valid.status, await valid.text()]).toEqual([200, 'page']);
});

it('shows only the pages of the development server', async () => {
  const { ask } = open(READING_SITE);
  for (const path of ['/__open-in-editor?file=/etc/passwd', '//__open-in-editor?file=/etc/passwd'])
    expect((await ask(path)).status).toBe(403);
});
