import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { Client } from 'basic-ftp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { foldersOf } from '../../studio/server/content/folders.ts';
import { openDestination, tryPublishing } from '../../studio/server/publish/openDestination.ts';
import {
  readPublishSettings,
  writePublishSettings,
} from '../../studio/server/publish/publishSettings.ts';
import { type PublishSettings, publishSettings } from '../../studio/shared/publishSettings.ts';
import { filesIn, type Webspace } from '../../studio/server/publish/sendSite.ts';
import { withWebspace } from '../../studio/server/publish/webspace.ts';
import { PUBLISH_WORDS as WORDS } from '../../studio/server/words.ts';
import { studioAt } from '../studio/project.ts';
import { lastingPort } from '../support/freePorts.ts';
import type { WebspaceSettings } from '../../studio/server/publish/webspaceConnection.ts';
import {
  canServe,
  createWebspace,
  FTP_SERVERS,
  PASSWORD,
  run,
  type ServerName,
  type ServerOptions,
  USER,
  wayOf,
} from './webspaceServer.ts';

const CUTS = 10;
const canRun = canServe('vsftpd') && canServe('OpenSSH');

const webspace = createWebspace();
const { at, live, root, startServer } = webspace;

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

let privateKey = '';

beforeAll(() => {
  if (!canRun) return;
  fs.mkdirSync(root, { recursive: true });
  webspace.makeUser();
  webspace.makeKey('host-key');
  privateKey = webspace.makeKey('user-key');
  webspace.acceptKey('user-key');
  const trusted = webspace.makeCertificate('trusted');
  setDefaultCACertificates([...getCACertificates('default'), trusted]);
  for (const name of ['first', 'second']) webspace.makeCertificate(name);
});
afterAll(() => {
  if (canRun) webspace.remove();
});
beforeEach(() => {
  fs.rmSync(live, { recursive: true, force: true });
  fs.rmSync(at('project/.studio'), { recursive: true, force: true });
  if (canRun) execFileSync('install', ['-d', '-o', USER, live]);
});

type Entered = Partial<Extract<PublishSettings, { way: 'sftp' }>>;

function settingsFor(name: ServerName, port: number, entered: Entered = {}): PublishSettings {
  const common = { host: `localhost:${port}`, user: USER, directory: 'htdocs' };
  return publishSettings.parse({ way: wayOf(name), ...common, ...entered });
}

async function open(name: ServerName, port: number, entered: Entered = {}) {
  const settings = settingsFor(name, port, entered);
  writePublishSettings(root, settings);
  return openDestination(studioAt(root), readPublishSettings(root) ?? settings);
}

const test = (settings: PublishSettings) => tryPublishing(studioAt(root), settings);

/** A hash of each file of a folder, by path. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(join(folder, file)))
      .digest('hex');
  return Object.fromEntries((await filesIn(folder)).map((file) => [file, hashOf(file)]));
}

/** Files of the built site that a webspace does not get. */
const UNSENT = ['.nojekyll', '.assetsignore', '_headers', 'vercel.json', '.hosting/wrangler.json'];

async function expectWholeSite(site: string): Promise<void> {
  // The one that is online lists all published files.
  const others = [...UNSENT, '.fingerprint'];
  const expected = Object.entries(await hashesOf(site)).filter(([file]) => !others.includes(file));
  const { '.fingerprint': _, ...online } = await hashesOf(live);
  expect(online).toEqual(Object.fromEntries(expected));
}

async function protocolOf(port: number): Promise<string | null> {
  const client = new Client();
  try {
    await client.connect('127.0.0.1', port);
    await client.useTLS({ host: 'localhost' });
    return (client.ftp.socket as TLSSocket).getProtocol();
  } finally {
    client.close();
  }
}

/** Of a site that is not whole: hundreds more take minutes and prove the same. */
const PICTURES = 10;

const TLS_VERSIONS = ['TLSv1.2', 'TLSv1.3'] as const;
const COMBINATIONS = FTP_SERVERS.flatMap((name) =>
  TLS_VERSIONS.flatMap((tls) => {
    // Pure-FTPd has no such setting.
    const settings = name === 'Pure-FTPd' ? [false] : [true, false];
    return settings.map((mustResume) => ({ name, tls, mustResume }));
  }),
);

describe('a site', () => {
  beforeAll(() => ensureBuilt(TEST_SITE));

  /** The built site; unless it is whole, with a few of its pictures. */
  const copySite = (isWhole: boolean) => {
    const site = at('whole-site');
    fs.rmSync(site, { recursive: true, force: true });
    fs.cpSync(TEST_SITE.folder, site, { recursive: true });
    const pictures = fs.globSync('_astro/*.avif', { cwd: site });
    for (const picture of isWhole ? [] : pictures.slice(PICTURES)) fs.rmSync(join(site, picture));
    return site;
  };

  /** Publishes a site with an empty file, then again with one changed page. */
  const publishTwice = async (
    name: ServerName,
    { isWhole = false, ...options }: ServerOptions & { isWhole?: boolean },
    entered: Entered,
  ) => {
    const site = copySite(isWhole);
    fs.writeFileSync(join(site, 'empty.txt'), '');
    await using server = await startServer(name, options);
    if (name !== 'OpenSSH') expect(await protocolOf(server.port)).toBe(options.tls);
    const destination = await open(name, server.port, entered);
    await destination.send(site);
    await expectWholeSite(site);
    expect(fs.existsSync(join(live, '.hosting/nginx.conf'))).toBe(true);
    fs.appendFileSync(join(site, 'index.html'), '<!-- changed -->');
    await destination.send(site);
    await expectWholeSite(site);
  };

  for (const { name, tls, mustResume } of COMBINATIONS)
    it.skipIf(!canServe(name))(
      `arrives at ${name} by ${tls}${mustResume ? ', which must resume each session' : ''}`,
      () => {
        const isWhole = tls === 'TLSv1.3' && mustResume;
        return publishTwice(name, { tls, mustResume, isWhole }, { secret: PASSWORD });
      },
      120_000,
    );

  it.skipIf(!canRun)('arrives at OpenSSH with a password', () =>
    publishTwice('OpenSSH', { isWhole: true }, { secret: PASSWORD }),
  );

  it.skipIf(!canRun)('arrives at OpenSSH with a private key', () =>
    publishTwice('OpenSSH', {}, { key: privateKey }),
  );
});

describe.skipIf(!canRun).each(['vsftpd', 'OpenSSH'] as const)('a webspace of %s', (name) => {
  it('gets only what changed, loses only its own files, and goes on after each break', async () => {
    const [a, b] = [writeSite('a'), writeSite('b')];
    await using server = await startServer(name);
    using proxy = await startProxy(server.port);
    const destination = await open(name, proxy.port, { secret: PASSWORD });
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
      await expect(destination.send(sites[next])).rejects.toThrow(WORDS.connectionBroke);
      expectWholePages();
      proxy.limit = Infinity;
      // The owner publishes again, or takes the change back first.
      if (cut % 3 !== 0) online = next;
      await destination.send(sites[online]);
      expect(filesOnline()).toEqual({ ...siteOf(online), 'theirs.txt': 'theirs' });
    }
  });

  it('keeps the password out of publish.yaml and readable by the owner only', async () => {
    await using server = await startServer(name);
    const destination = await open(name, server.port, { secret: 'wrong' });
    await expect(destination.test()).rejects.toThrow(WORDS.wrongPassword);
    await open(name, server.port, { secret: PASSWORD });
    // The studio does not send it again.
    const again = await open(name, server.port);
    await again.test();
    expect(fs.readFileSync(at('project/publish.yaml'), 'utf8')).not.toContain(PASSWORD);
    expect(fs.statSync(foldersOf(root).secrets).mode & 0o077).toBe(0);
    const nobody = await open(name, await lastingPort(), { secret: PASSWORD });
    await expect(nobody.test()).rejects.toThrow(WORDS.noServer);
    // The password of one server is not for another one.
    await expect(open(name, server.port + 1)).rejects.toThrow(WORDS.noSecret);
  });
});

const ALL_SERVERS = [...FTP_SERVERS, 'OpenSSH'] as const;

for (const name of ALL_SERVERS)
  describe.skipIf(!canServe(name))(`a test of ${name}`, () => {
    it('leaves no file behind, and says that a folder is missing instead of creating it', async () => {
      await using server = await startServer(name);
      const works = { works: true, message: WORDS.tested };
      const settings = settingsFor(name, server.port, { secret: PASSWORD });
      expect(await test(settings)).toEqual(works);
      expect(fs.readdirSync(live)).toEqual([]);
      const missing = settingsFor(name, server.port, { secret: PASSWORD, directory: 'htdocs/new' });
      const message = fillIn(WORDS.missingFolder, { folder: 'htdocs/new' });
      const remedy = { kind: 'createFolder' };
      expect(await test(missing)).toMatchObject({ works: false, message, remedy });
      expect(fs.readdirSync(live)).toEqual([]);
      await expect(
        (await openDestination(studioAt(root), missing)).send(writeSite('a')),
      ).rejects.toThrow(message);
      expect(fs.readdirSync(live)).toEqual([]);
      expect(await tryPublishing(studioAt(root), missing, true)).toEqual(works);
      expect(fs.readdirSync(live)).toEqual(['new']);
    });

    it('fails if its disk is full, and says so', async (context) => {
      await using server = await startServer(name);
      try {
        run('mount', '-t', 'tmpfs', '-o', 'size=100k,mode=777', 'tmpfs', live);
      } catch {
        context.skip('Only a machine of its own may mount.');
      }
      try {
        const settings = settingsFor(name, server.port, { secret: PASSWORD });
        const { send } = await openDestination(studioAt(root), settings);
        const failure = await send(writeSite('a')).then(
          () => undefined,
          (error: unknown) => (error as Error).message,
        );
        // An FTP server may cut the connection for the file before it says why.
        if (name === 'OpenSSH') expect(failure).toMatch(/same\.avif\. Its disk may be full/u);
        else expect([WORDS.serverFull, WORDS.connectionBroke]).toContain(failure);
      } finally {
        run('umount', '--lazy', live);
      }
    });

    it('fails if files cannot be written there', async () => {
      await using server = await startServer(name);
      fs.chmodSync(live, 0o555);
      const { works, message } = await test(settingsFor(name, server.port, { secret: PASSWORD }));
      expect(works).toBe(false);
      expect(message).toMatch(/^The server (?:refuses|ended the transfer of) test-.*\.txt\./u);
    });
  });

for (const name of FTP_SERVERS)
  describe.skipIf(!canServe(name)).each(TLS_VERSIONS)(`${name} by %s`, (tls) => {
    it('takes ten empty files in a row', async () => {
      await using server = await startServer(name, { tls });
      const { way: _, ...settings } = settingsFor(name, server.port) as WebspaceSettings;
      const use = async (space: Webspace) => {
        for (let number = 0; number < 10; number += 1)
          await space.write(`empty-${number}`, Buffer.alloc(0));
      };
      await withWebspace({ ...settings, way: 'ftps' }, { secret: PASSWORD }, {}, use);
      expect(fs.readdirSync(live)).toHaveLength(10);
    });
  });

describe.skipIf(!canServe('vsftpd'))('a certificate that the server made itself', () => {
  const fingerprintOf = (certificate: string) =>
    new X509Certificate(fs.readFileSync(at(`${certificate}.crt`))).fingerprint256
      .replaceAll(':', '')
      .toLowerCase();

  it.each(TLS_VERSIONS)(
    'is named, trusted once by its fingerprint, and not replaced (%s)',
    async (tls) => {
      await using server = await startServer('vsftpd', { tls, certificate: 'first' });
      const { port } = server;
      const remedy = { kind: 'trust', fingerprint: fingerprintOf('first') };
      const message = WORDS.selfSigned;
      const untrusted = await test(settingsFor('vsftpd', port, { secret: PASSWORD }));
      expect(untrusted).toMatchObject({ works: false, message, remedy });
      const { fingerprint } = remedy;
      const trusting = await open('vsftpd', port, { secret: PASSWORD, fingerprint });
      expect(fs.readFileSync(at('project/publish.yaml'), 'utf8')).not.toContain(fingerprint);
      await trusting.test();
      await trusting.send(writeSite('a'));
      // The studio does not send the fingerprint again.
      await (await open('vsftpd', port, { secret: PASSWORD })).test();

      const stored = JSON.parse(fs.readFileSync(foldersOf(root).secrets, 'utf8')) as object;
      await using other = await startServer('vsftpd', { tls, certificate: 'second' });
      // As if this server had taken the place of the first.
      const account = `ftps://${USER}@localhost:${other.port}`;
      fs.writeFileSync(foldersOf(root).secrets, JSON.stringify({ ...stored, account }));
      expect(await test(settingsFor('vsftpd', other.port))).toMatchObject({
        message: WORDS.otherServer,
        remedy: { kind: 'trust', fingerprint: fingerprintOf('second') },
      });
    },
  );
});

describe.skipIf(!canServe('OpenSSH'))('the key of an SFTP server', () => {
  it('is kept at the first publication, and another one must be trusted', async () => {
    await using server = await startServer('OpenSSH');
    const first = await open('OpenSSH', server.port, { secret: PASSWORD });
    await first.send(writeSite('a'));
    const file = foldersOf(root).secrets;
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as { fingerprint: string };
    expect(stored.fingerprint).toMatch(/^[\da-f]{64}$/u);
    fs.writeFileSync(file, JSON.stringify({ ...stored, fingerprint: 'of another server' }));
    // The password alone does not make it trusted.
    const changed = await test(settingsFor('OpenSSH', server.port, { secret: PASSWORD }));
    const remedy = { kind: 'trust', fingerprint: stored.fingerprint };
    expect(changed).toMatchObject({ message: WORDS.otherServer, remedy });
    const { fingerprint } = stored;
    await (await open('OpenSSH', server.port, { fingerprint })).test();
  });

  it('of the owner is refused with the reason if it is locked, damaged or unknown', async () => {
    await using server = await startServer('OpenSSH');
    const tryKey = async (key: string) => {
      const { message } = await test(settingsFor('OpenSSH', server.port, { key }));
      return message;
    };
    expect(await tryKey(webspace.makeKey('locked-key', 'a passphrase'))).toBe(WORDS.lockedKey);
    expect(await tryKey(privateKey.slice(0, 100))).toBe(WORDS.badKey);
    expect(await tryKey(webspace.makeKey('other-key'))).toBe(WORDS.wrongPassword);
  });
});
