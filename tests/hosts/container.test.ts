import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { canRun } from '../../node/processes.ts';
import { lastingPort } from '../support/freePorts.ts';
import { TABLE_FILES } from '../support/requestTable.ts';
import { ask, writeSite } from '../support/siteFixture.ts';
import { startProgram } from './startHost.ts';

const IMAGE = 'the-tidy-touch-test';
const BUILD_TIMEOUT_MS = 900_000;

/** The settings of the container; only the folder and the port are others. */
async function containerSettings(port: number): Promise<string[]> {
  const site = await writeSite(TABLE_FILES);
  onTestFinished(() => site[Symbol.asyncDispose]());
  const settings = await readFile('server/Caddyfile', 'utf8');
  const path = join(site.directory, '.container.caddy');
  const filled = settings.replaceAll('/srv', site.directory).replace(':8080', `:${port}`);
  await writeFile(path, filled);
  return ['--config', path, '--adapter', 'caddyfile'];
}

it('serves a proxy, which names visitors with HTTPS', async () => {
  const port = await lastingPort();
  const url = `http://127.0.0.1:${port}`;
  const settings = await containerSettings(port);
  await using _ = await startProgram(['/usr/bin/caddy', 'run', ...settings], url, { SITE: '' });
  const page = await ask(url, '/portfolio');
  expect(page.bytes.toString()).toBe(TABLE_FILES['portfolio.html']);
  expect(page.headers).not.toHaveProperty('strict-transport-security');
  const proxied = await ask(url, '/portfolio', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(proxied.headers['strict-transport-security']).toBe('max-age=63072000');
  expect((await ask(url, '/nowhere')).bytes.toString()).toBe(TABLE_FILES['404.html']);
});

// Without starting it: it would request a certificate.
it('serves HTTPS as well if SITE names a domain', async () => {
  const settings = await containerSettings(8080);
  const listensAt = (SITE: string): unknown[] => {
    const env = { ...process.env, SITE };
    const { stdout } = spawnSync('/usr/bin/caddy', ['adapt', ...settings], { env });
    const { apps } = JSON.parse(String(stdout)) as CaddyConfig;
    return Object.values(apps.http.servers).flatMap(({ listen }) => listen);
  };
  expect(listensAt('')).toEqual([':8080']);
  expect(new Set(listensAt('www.example.com'))).toEqual(new Set([':443', ':8080']));
});

const builder = ['docker', 'podman'].find((program) => canRun(program, ['info']));

it.skipIf(builder === undefined)(
  'is built by the Containerfile, and answers without any capability',
  { timeout: BUILD_TIMEOUT_MS },
  async () => {
    const run = (...words: string[]) =>
      execFileSync(builder ?? '', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
    run('build', '--file', 'Containerfile', '--tag', IMAGE, '.');
    const port = await lastingPort();
    const name = run('run', '--detach', '--cap-drop=ALL', '--publish', `${port}:8080`, IMAGE);
    onTestFinished(() => void run('rm', '--force', name));
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(url).then((page) => page.status, String)).toBe(200);
  },
);

interface CaddyConfig {
  apps: { http: { servers: Record<string, { listen: string[] }> } };
}
