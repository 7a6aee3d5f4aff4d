import { chmod, mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeHostFiles } from '../../src/integrations/hostFiles/hostFiles.ts';
import { compressFolder } from '../../src/integrations/precompress.ts';
import { HOST_NAMES } from '../../tools/hosts/programs.ts';
import { startHost } from '../../tools/hosts/startHosts.ts';

/* A file of public/press/ beside the page content/words/press.md. */

/** Apache reads as a user of its own. */
const FOR_EVERYBODY = 0o755;
const WORDS = '<p>A place for everything.'.repeat(20);

let folder: Awaited<ReturnType<typeof mkdtempDisposable>>;

beforeAll(async () => {
  folder = await mkdtempDisposable(join(tmpdir(), 'site-'));
  await chmod(folder.path, FOR_EVERYBODY);
  for (const page of ['index', 'press', '404']) {
    await writeFile(
      join(folder.path, `${page}.html`),
      `<!doctype html><title>${page}</title>${WORDS}`,
    );
  }
  await mkdir(join(folder.path, 'press'));
  await writeFile(join(folder.path, 'press/names.txt'), 'Names');
  await compressFolder(folder.path);
  await writeHostFiles(folder.path);
});
afterAll(() => folder[Symbol.asyncDispose]());

it.each(HOST_NAMES)('%s has a page and a folder of the same name', async (host) => {
  await using server = await startHost(host, folder.path);
  const page = await fetch(`${server.url}/press`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>press</title>');
  expect(await (await fetch(`${server.url}/press/names.txt`)).text()).toBe('Names');
});
