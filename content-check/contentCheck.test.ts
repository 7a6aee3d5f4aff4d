import { join, resolve, sep } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContentFolder } from './checkContentFolder.ts';
import { contentCheck, reportIssues } from './contentCheck.ts';
import type { HookParameters } from 'astro';
import type { Issue } from './issue.ts';

vi.mock(import('./checkContentFolder.ts'));

const FOLDER = join(process.cwd(), 'content');
const EMPTY: Issue = { file: 'a.yaml', line: 2, message: 'is empty.' };
const UNUSED: Issue = { file: 'b.jpg', message: 'is not used.', isAdvice: true };
const REPORT = 'content/a.yaml, line 2: is empty.\n1 problem in content/.';

/** What the content check finds from now on. */
const find = (...issues: Issue[]) => vi.mocked(checkContentFolder).mockResolvedValue(issues);

const log = vi.spyOn(console, 'log');
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  log.mockReturnValue();
  error.mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('the report', () => {
  it('says nothing when all is in order', async () => {
    find();
    expect(await reportIssues(FOLDER)).toBeUndefined();
    expect(checkContentFolder).toHaveBeenCalledWith(FOLDER);
    expect([...log.mock.calls, ...error.mock.calls]).toEqual([]);
  });

  it('lists problems, then their number', async () => {
    find(EMPTY, EMPTY);
    const report =
      'content/a.yaml, line 2: is empty.\ncontent/a.yaml, line 2: is empty.\n2 problems in content/.';
    expect(await reportIssues(FOLDER)).toBe(report);
    expect(error.mock.calls).toEqual([[report]]);
  });

  it('prints advice, which is no problem', async () => {
    find(UNUSED);
    expect(await reportIssues(FOLDER)).toBeUndefined();
    expect(log.mock.calls).toEqual([['content/b.jpg: Advice: is not used.']]);
    expect(error).not.toHaveBeenCalled();
  });

  it('tells advice from problems', async () => {
    find(UNUSED, EMPTY);
    expect(await reportIssues(FOLDER)).toBe(REPORT);
    expect(log.mock.calls).toEqual([['content/b.jpg: Advice: is not used.']]);
  });
});

describe('a build', () => {
  const exit = vi.spyOn(process, 'exit');
  const watchFile = vi.fn<(file: string) => void>();
  const start = async (command: string) => {
    const { hooks } = contentCheck(FOLDER);
    exit.mockReturnValue(undefined as never);
    const options = { command, addWatchFile: watchFile } as unknown;
    await hooks['astro:config:setup']?.(options as HookParameters<'astro:config:setup'>);
    return exit.mock.calls;
  };

  it('stops when there are problems', async () => {
    find(EMPTY);
    expect(await start('build')).toEqual([[1]]);
  });

  it('goes on when there is only advice', async () => {
    find(UNUSED);
    expect(await start('build')).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('is not meant by the development server', async () => {
    find(EMPTY);
    expect(await start('dev')).toEqual([]);
    expect(checkContentFolder).not.toHaveBeenCalled();
  });

  it('leaves the schemas to the development server, which starts again after a change', async () => {
    find();
    await start('build');
    expect(watchFile).not.toHaveBeenCalled();
    await start('dev');
    for (const file of ['schemas/business.ts', 'sections/kinds.ts', 'sections/text/schema.ts'])
      expect(watchFile).toHaveBeenCalledWith(resolve('src', file));
  });

  it('has its own name', () => {
    expect(contentCheck().name).toBe('content-check');
  });
});

describe('the development server', () => {
  /** Starts it. Returns what it sent to the pages, and what happens to it. */
  function start(isRestart = false) {
    vi.useFakeTimers();
    const send = vi.fn<(message: unknown) => void>();
    const handlers = new Map<string, (...parts: string[]) => void>();
    const on = (event: string, handler: (...parts: string[]) => void) => {
      const former = handlers.get(event);
      handlers.set(event, (...parts) => {
        former?.(...parts);
        handler(...parts);
      });
    };
    const server = { ws: { send, on }, watcher: { on } };
    const refreshContent = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { hooks } = contentCheck(FOLDER);
    const setup = { command: 'dev', isRestart, addWatchFile: vi.fn() } as unknown;
    void hooks['astro:config:setup']?.(setup as HookParameters<'astro:config:setup'>);
    type Hook = HookParameters<'astro:server:setup'>;
    void hooks['astro:server:setup']?.({ server, refreshContent } as unknown as Hook);
    return {
      refreshContent,
      sent: () => send.mock.calls.splice(0).map(([message]) => message),
      wait: (time: number) => vi.advanceTimersByTimeAsync(time),
      change: (path: string) => handlers.get('all')?.('change', path),
      connect: () => handlers.get('connection')?.(),
    };
  }

  const SHOWN = { type: 'error', err: { message: REPORT, stack: '' } };

  it('shows problems soon after its start, and on each page that opens', async () => {
    find(EMPTY);
    const server = start();
    await server.wait(199);
    expect(server.sent()).toEqual([]);
    await server.wait(1);
    expect(server.sent()).toEqual([SHOWN]);
    server.connect();
    expect(server.sent()).toEqual([SHOWN]);
  });

  it('reads changed content itself only after it has started again', () => {
    find();
    for (const isRestart of [false, true]) {
      const { change, refreshContent } = start(isRestart);
      change(join(FOLDER, 'pages/home.yaml'));
      expect(refreshContent).toHaveBeenCalledTimes(isRestart ? 1 : 0);
    }
  });

  it('shows nothing while all is in order', async () => {
    find(UNUSED);
    const server = start();
    await server.wait(200);
    server.connect();
    server.change(join(FOLDER, 'a.yaml'));
    await server.wait(200);
    expect(server.sent()).toEqual([]);
    expect(checkContentFolder).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).not.toContainEqual(['content/ has no problems any more.']);
  });

  it('loads the page again when the last problem is solved', async () => {
    find(EMPTY);
    const server = start();
    await server.wait(200);
    server.sent();
    find();
    server.change(FOLDER + sep + 'a.yaml');
    await server.wait(200);
    expect(server.sent()).toEqual([{ type: 'full-reload' }]);
    expect(log.mock.calls).toEqual([['content/ has no problems any more.']]);
    server.connect();
    expect(server.sent()).toEqual([]);
  });

  it('shows problems again while some are left', async () => {
    find(EMPTY);
    const server = start();
    await server.wait(200);
    server.change(join(FOLDER, 'a.yaml'));
    await server.wait(200);
    expect(server.sent()).toEqual([SHOWN, SHOWN]);
  });

  it('checks once after several changes', async () => {
    find();
    const server = start();
    await server.wait(200);
    for (const name of ['a.yaml', 'b.yaml', 'c.yaml']) {
      server.change(join(FOLDER, name));
      await server.wait(100);
    }
    await server.wait(200);
    expect(checkContentFolder).toHaveBeenCalledTimes(2);
  });

  it('ignores changes outside of the content folder', async () => {
    find();
    const server = start();
    await server.wait(200);
    server.change(`${FOLDER}-2${sep}a.yaml`);
    server.change(join(process.cwd(), 'src', 'a.ts'));
    await server.wait(200);
    expect(checkContentFolder).toHaveBeenCalledOnce();
  });

  it('goes on after a file vanished during a check', async () => {
    const gone = new Error('ENOENT');
    vi.mocked(checkContentFolder).mockRejectedValueOnce(gone);
    const server = start();
    await server.wait(200);
    expect(error.mock.calls).toEqual([[gone]]);
    find(EMPTY);
    server.change(join(FOLDER, 'a.yaml'));
    await server.wait(200);
    expect(server.sent()).toEqual([SHOWN]);
  });
});
