import fs from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentVersion } from '../../node/contentVersion.ts';
import { foldersOf } from '../../studio/server/content/folders.ts';
import { replaceFile } from '../../studio/server/content/ownFiles.ts';
import { createPublications } from '../../studio/server/publish/publications.ts';
import { PublishError } from '../../studio/server/publish/publishError.ts';
import { listVersions, readPending, versionFolder } from '../../studio/server/publish/versions.ts';
import { PUBLISH_WORDS as WORDS } from '../../studio/server/words.ts';
import { edit } from '../support/contentFolder.ts';
import { lastingPort } from '../support/freePorts.ts';
import { BUSINESS, git, studioAt, useProject } from './project.ts';
import type { PublishOptions } from '../../studio/server/publish/publish.ts';
import type { Step } from '../../studio/shared/steps.ts';

const WAIT = { timeout: 20_000 };
const { project, root, online, remote, configure, nameIn, build, read, run } = useProject();
const { versions, secrets } = foldersOf(root);

const shown = () => Promise.resolve();
const notShown = () => Promise.reject(new PublishError(WORDS.onlineFailed));
const never = () => new Promise<never>(() => undefined);

function newestName(): string | undefined {
  const [newest] = listVersions(root);
  return newest && nameIn(versionFolder(root, newest.id) ?? '');
}

const openPublications = (options: PublishOptions = {}) =>
  createPublications(studioAt(root), { build, untilOnline: shown, ...options });

const expectLast = (steps: () => readonly Step[], expected: Partial<Step>) =>
  vi.waitFor(() => expect(steps().at(-1)).toMatchObject(expected), WAIT);

/** A server that accepts connections and says nothing. */
async function openSilentServer() {
  const port = await lastingPort();
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(port, '127.0.0.1');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, sockets, [Symbol.dispose]: close };
}

beforeEach(async () => {
  edit(root, BUSINESS, ['name'], 'First');
  await run();
  edit(root, BUSINESS, ['name'], 'Second');
});

describe('after the studio was killed', () => {
  it('while it built, it says that visitors still see the last version', async () => {
    const killed = openPublications({ build: never });
    killed.start();
    await expectLast(killed.steps, { name: 'build', state: 'running' });
    expect(newestName()).toBe('First');

    const next = openPublications();
    await next.resume();
    const at = Number(listVersions(root)[0]?.id);
    const message = WORDS.interrupted;
    expect(next.steps()).toEqual([{ name: 'build', state: 'interrupted', message, at }]);
    expect(newestName()).toBe('First');
    expect(fs.readdirSync(versions)).toEqual([String(at)]);
    next.start();
    await expectLast(next.steps, { name: 'online', state: 'done' });
    expect(newestName()).toBe('Second');
  });

  /** Leaves the files of a studio that was killed while it sent. */
  const killWhileSending = async () => {
    using server = await openSilentServer();
    const account = `anna@127.0.0.1:${server.port}`;
    configure(`way: ftps\nhost: 127.0.0.1:${server.port}\nuser: anna\ndirectory: htdocs\n`);
    replaceFile(secrets, JSON.stringify({ account: `ftps://${account}`, secret: 'x' }));
    const killed = openPublications();
    killed.start();
    await vi.waitUntil(() => server.sockets.length > 0, WAIT);
    const copy = `${versions}-copy`;
    fs.cpSync(versions, copy, { recursive: true });
    server[Symbol.dispose]();
    await expectLast(killed.steps, { name: 'send', state: 'failed' });
    fs.rmSync(versions, { recursive: true });
    fs.renameSync(copy, versions);
  };
  const message = WORDS.interruptedSending;
  const interrupted = { name: 'send', state: 'interrupted', message };

  it.each<[title: string, answer: () => Promise<void>, name: string, steps: object[]]>([
    ['it counts as published if the site shows it', shown, 'Second', []],
    ['it does not count as published otherwise', notShown, 'First', [interrupted]],
  ])('while it sent, %s', async (_, answer, name, steps) => {
    await killWhileSending();
    const mark = await contentVersion(root);
    expect(readPending(root)).toEqual({ state: 'sending', mark });
    expect(newestName()).toBe('First');
    const untilOnline = vi.fn<() => Promise<void>>(answer);
    const next = openPublications({ untilOnline });
    await next.resume();
    expect(untilOnline).toHaveBeenCalledWith(
      'https://ruhe-raum.de',
      mark,
      expect.any(AbortSignal),
      expect.anything(),
    );
    expect(next.steps()).toMatchObject(steps);
    expect(newestName()).toBe(name);
    expect(readPending(root)).toBeUndefined();
  });

  it('while it sent, tells it at once and does not wait for the site', async () => {
    await killWhileSending();
    const next = openPublications({ untilOnline: never });
    void next.resume();
    expect(next.steps()).toMatchObject([interrupted]);
    configure(`way: folder\nfolder: ${online}\n`);
    const other = openPublications();
    other.start();
    await expectLast(other.steps, { name: 'online', state: 'done' });
    expect(newestName()).toBe('Second');
  });

  it('when all was sent, it counts as published', async () => {
    await killWhileSending();
    const note = join(versions, 'pending.json');
    fs.writeFileSync(note, JSON.stringify({ ...readPending(root), state: 'sent' }));
    const next = openPublications({ untilOnline: notShown });
    await next.resume();
    expect(next.steps()).toEqual([]);
    expect(newestName()).toBe('Second');
    expect(readPending(root)).toBeUndefined();
  });

  it('by a power cut that damaged its note, it begins as if nothing was pending', async () => {
    await killWhileSending();
    fs.writeFileSync(join(versions, 'pending.json'), '');
    await openPublications().resume();
    expect(newestName()).toBe('First');
    expect(fs.readdirSync(versions)).toHaveLength(1);
  });
});

it('a version that is published after the clock was set back is the newest', async () => {
  const [first] = listVersions(root);
  vi.spyOn(Date, 'now').mockReturnValue(Number(first?.id) - 86_400_000);
  await run();
  vi.restoreAllMocks();
  expect(newestName()).toBe('Second');
});

describe('Stop', () => {
  it('ends a build, and visitors still see the old site', async () => {
    const stopped = vi.fn<() => void>();
    const { start, stop, steps } = openPublications({
      build: (_, __, signal) =>
        new Promise((___, reject) => {
          signal.addEventListener('abort', () => {
            stopped();
            reject(new Error('killed'));
          });
        }),
    });
    start();
    await expectLast(steps, { name: 'build', state: 'running' });
    stop();
    await expectLast(steps, { name: 'build', state: 'stopped', message: WORDS.stopped });
    expect(stopped).toHaveBeenCalled();
    expect(read(online, 'index.html')).toBe('First');
    expect(newestName()).toBe('First');
    expect(readPending(root)).toBeUndefined();
  });

  it('ends a Git command that waits for its server', async () => {
    using server = await openSilentServer();
    configure(`way: git\nremote: http://127.0.0.1:${server.port}/site.git\n`);
    const { start, stop, steps } = openPublications();
    start();
    await vi.waitUntil(() => server.sockets.length > 0, WAIT);
    stop();
    await expectLast(steps, { name: 'fetch', state: 'stopped', message: WORDS.stopped });
  });

  it('does not call a push undone that may have arrived', async () => {
    configure('way: git\n');
    // The remote waits after it has received everything.
    const hook = join(remote, 'hooks/post-receive');
    const waiting = join(project, 'waiting');
    fs.writeFileSync(hook, `#!/bin/sh\ntouch '${waiting}'\nexec sleep 60\n`, { mode: 0o755 });
    const { start, stop, steps } = openPublications();
    start();
    await vi.waitUntil(() => fs.existsSync(waiting), WAIT);
    stop();
    await expectLast(steps, { name: 'send', state: 'stopped', message: WORDS.stoppedPush });
    expect(git(remote, 'show', 'main:content/business.yaml')).toContain('name: Second');
  });
});
