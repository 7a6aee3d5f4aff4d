import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldersOf } from '../../studio/content/folders.ts';
import { openDestination } from '../../studio/publish/publish.ts';
import { readPublishSettings, writePublishSettings } from '../../studio/publish/publishSettings.ts';
import { PUBLISH_WORDS as WORDS } from '../../studio/words.ts';
import { studioAt } from '../studio/project.ts';
import { lastingPort } from '../support/freePorts.ts';
import { startProgram } from './startHost.ts';
import type { WebspaceSettings } from '../../studio/publish/webspace.ts';

const USER = 'tidy-webspace';
const PASSWORD = 'a shelf of words';
const CUTS = 10;
const [VSFTPD, SSHD] = ['/usr/sbin/vsftpd', '/usr/sbin/sshd'];
/** Servers that know the users of the system need root; `.ci/run` installs them. */
const canRun =
  process.getuid?.() === 0 && [VSFTPD, SSHD].every((program) => fs.existsSync(program));

const home = fs.mkdtempDisposableSync(join(tmpdir(), 'webspace-'));
const at = (...names: string[]) => join(home.path, ...names);
const live = at('user', 'htdocs');
const root = at('project', 'content');

const SERVERS = {
  ftps: [VSFTPD, 'vsftpd.conf'],
  sftp: [SSHD, '-D', '-e', '-f', 'sshd_config'],
};

/** Long enough that connections break in the middle of a page. */
const FILLER = 'words '.repeat(10_000);

/** Files of a small site: pages that name their pictures, and the pictures. */
function siteOf(version: string): Record<string, string> {
  const site: Record<string, string> = { '_astro/same.avif': 'same' };
  for (let number = 0; number < 3; number += 1)
    site[`_astro/${number}-${version}.avif`] = `${number} ${version} `.repeat(8000);
  const page = [version, ...Object.keys(site), FILLER].join('\n');
  return { ...site, 'index.html': page, 'portfolio.html': page, [`only-${version}.html`]: page };
}

function writeSite(version: string): string {
  const site = at(`site-${version}`);
  for (const [file, text] of Object.entries({ ...siteOf(version), '.fingerprint': version })) {
    fs.mkdirSync(dirname(join(site, file)), { recursive: true });
    fs.writeFileSync(join(site, file), text);
  }
  return site;
}

/** Without `.fingerprint`: patterns do not match hidden files. */
function filesOnline(): Record<string, string> {
  const paths = fs.globSync('**/*.*', { cwd: live });
  return Object.fromEntries(paths.map((path) => [path, fs.readFileSync(join(live, path), 'utf8')]));
}

/** Each page is the whole old or new one, and has all of its pictures. */
function expectWholePages(): void {
  const files = filesOnline();
  const known = { a: siteOf('a'), b: siteOf('b') };
  for (const page of ['index.html', 'portfolio.html']) {
    const [version, ...lines] = (files[page] ?? '').split('\n');
    const site = known[version as 'a' | 'b'];
    expect([known.a[page], known.b[page]]).toContain(files[page]);
    for (const picture of lines.slice(0, -1)) expect(files[picture]).toBe(site[picture]);
  }
}

/** A proxy that breaks the connection after so many bytes of the client. */
async function startProxy(target: number) {
  const proxy = { port: await lastingPort(), bytes: 0, limit: Infinity };
  async function* count(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      proxy.bytes += chunk.length;
      if (proxy.bytes >= proxy.limit) throw new Error('The connection breaks.');
      yield chunk;
    }
  }
  const server = createServer((client) => {
    pipeline(client, count, connect(target, '127.0.0.1'), client, () => undefined);
  }).listen(proxy.port, '127.0.0.1');
  return Object.assign(proxy, { [Symbol.dispose]: () => server.close() });
}

async function startServer(way: WebspaceSettings['way']) {
  const port = await lastingPort();
  const values = { KEYS: home.path };
  const server = await startProgram(SERVERS[way], `http://127.0.0.1:${port}`, values);
  return Object.assign(server, { port });
}

beforeAll(() => {
  if (!canRun) return;
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, { stdio: 'pipe', encoding: 'utf8' });
  for (const folder of [root, '/run/sshd', '/var/run/vsftpd/empty'])
    fs.mkdirSync(folder, { recursive: true });
  run('chmod', '755', home.path);
  run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', at('host-key'));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', at('key.pem'), '-out', at('cert.pem')];
  run('openssl', 'req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...subject, ...files);
  const trusted = [...getCACertificates('default'), fs.readFileSync(at('cert.pem'), 'utf8')];
  setDefaultCACertificates(trusted);
  const password = run('openssl', 'passwd', '-6', PASSWORD).trim();
  run('useradd', '-m', '-d', at('user'), '-s', '/bin/bash', '-p', password, USER);
});

afterAll(() => {
  if (canRun) execFileSync('userdel', ['-f', USER], { stdio: 'ignore' });
  home.remove();
});

describe.skipIf(!canRun).each(['ftps', 'sftp'] as const)('a webspace by %s', (way) => {
  const open = async (port: number, secret?: string) => {
    const settings = { way, host: `localhost:${port}`, user: USER, directory: 'htdocs' };
    await writePublishSettings(root, { ...settings, ...(secret !== undefined && { secret }) });
    return openDestination(studioAt(root), readPublishSettings(root) ?? settings);
  };

  it('sends only what changed, removes only its own files, and goes on after each break', async () => {
    fs.rmSync(live, { recursive: true, force: true });
    const [a, b] = [writeSite('a'), writeSite('b')];
    await using server = await startServer(way);
    using proxy = await startProxy(server.port);
    const destination = await open(proxy.port, PASSWORD);
    await destination.test();
    await destination.send(a);
    fs.writeFileSync(join(live, 'theirs.txt'), 'theirs');
    expect(filesOnline()).toEqual({ ...siteOf('a'), 'theirs.txt': 'theirs' });

    const inode = fs.statSync(join(live, '_astro/same.avif')).ino;
    const before = proxy.bytes;
    await destination.send(b);
    expect(filesOnline()).toEqual({ ...siteOf('b'), 'theirs.txt': 'theirs' });
    expect(fs.statSync(join(live, '_astro/same.avif')).ino).toBe(inode);

    const whole = proxy.bytes - before;
    const sites = { a, b };
    let online = 'b' as keyof typeof sites;
    for (let cut = 1; cut <= CUTS; cut += 1) {
      const next: keyof typeof sites = online === 'a' ? 'b' : 'a';
      proxy.bytes = 0;
      proxy.limit = (whole * cut) / (CUTS + 1);
      await expect(destination.send(sites[next])).rejects.toThrow();
      expectWholePages();
      proxy.limit = Infinity;
      // The owner publishes again, or takes the change back first.
      if (cut % 3 !== 0) online = next;
      await destination.send(sites[online]);
      expect(filesOnline()).toEqual({ ...siteOf(online), 'theirs.txt': 'theirs' });
    }
  });

  it('keeps the password out of publish.yaml and readable by the owner only', async () => {
    await using server = await startServer(way);
    const destination = await open(server.port, 'wrong');
    await expect(destination.test()).rejects.toThrow(WORDS.wrongPassword);
    await open(server.port, PASSWORD);
    // The studio does not send it again.
    const again = await open(server.port);
    await again.test();
    expect(fs.readFileSync(at('project/publish.yaml'), 'utf8')).not.toContain(PASSWORD);
    const { secrets: file } = foldersOf(root);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    if (way === 'sftp') {
      const secrets = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
      fs.writeFileSync(file, JSON.stringify({ ...secrets, hostKey: 'of another server' }));
      await expect((await open(server.port)).test()).rejects.toThrow(WORDS.otherServer);
    }
    const nobody = await open(await lastingPort(), PASSWORD);
    await expect(nobody.test()).rejects.toThrow(WORDS.noServer);
    // The password of one server is not for another one.
    await expect(open(server.port + 1)).rejects.toThrow(WORDS.noSecret);
  });
});
