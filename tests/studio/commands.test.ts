import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { cacheOf } from '../../studio/content/places.ts';
import { launchGate } from '../../studio/launch/launchGate.ts';
import { useContentCopy } from '../content/contentCopy.ts';
import { freePair } from '../support/freePorts.ts';
import { edit, useOwnContent } from './ownContent.ts';
import { phonePhoto } from './phonePhoto.ts';

const PANTRY = 'galleries/pantry-day/gallery.yaml';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

const content = useContentCopy();
const own = useOwnContent();
const root = join(content.home, 'content');
const folder = join(content.home, 'Photos of today');

/** What a command of the owner says, line by line, and how it ends. */
function run(command: string, ...values: string[]) {
  const script = resolve('tools', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...values], {
    cwd: content.home,
    // Where npm was called, if it was: relative names are meant from there.
    env: { ...process.env, INIT_CWD: content.home },
    encoding: 'utf8',
  });
  return { status, said: [stdout, stderr].join('').trim().split('\n') };
}

function put(name: string, bytes: Uint8Array | string): void {
  writeFileSync(join(folder, name), bytes);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

describe('npm run photos', () => {
  it('puts photographs at the end of a gallery and asks what they show', async () => {
    put('IMG_10.jpg', await phonePhoto({ orientation: 6, seed: 1 }));
    put('IMG_9.HEIC', readFileSync('tests/studio/pictures/iphone.heic'));
    put('notes.txt', 'Pantry, Tuesday');
    put(
      'small.jpg',
      await sharp(await phonePhoto({ seed: 3 }))
        .resize(600)
        .toBuffer(),
    );
    const before = content.read('galleries/garage-oasis/gallery.yaml').toString();
    mkdirSync(join(folder, 'Kitchen'));
    expect(run('photos', 'Photos of today', '--gallery', 'garage-oasis')).toEqual({
      status: 0,
      said: [
        'Kitchen is a folder. What is in it was not looked at.',
        'notes.txt is not a photograph.',
        expect.stringMatching(/^small\.jpg was left out\. It has only 600 x 450 pixels; .*/u),
        expect.stringContaining('layout of the gallery is "lead" now'),
        '2 of 5 are in the gallery garage-oasis now.',
        'The others were left where they are.',
        expect.stringContaining('content/galleries/garage-oasis/gallery.yaml'),
      ],
    });
    expect(content.read('galleries/garage-oasis/gallery.yaml').toString()).toBe(
      `${before.replace('weave', 'lead')}  - src: ./img-9.jpg\n    alt: ""\n  - src: ./img-10.jpg\n    alt: ""\n`,
    );
    expect(readdirSync(folder)).toHaveLength(5);
    expect(await content.mistakes()).toEqual([
      expect.stringContaining('entry 5, alt: must be'),
      expect.stringContaining('entry 6, alt: must be'),
    ]);
    expect(run('photos', 'Photos of today', '--gallery', 'garage-oasis').said).toContain(
      'img-9.jpg is in the gallery already.',
    );
  });

  it('begins a gallery that the portfolio names', async () => {
    put('shelf.jpg', await phonePhoto({ seed: 5 }));
    put(
      'shelf again.jpg',
      await sharp(await phonePhoto({ seed: 5 }))
        .modulate({ brightness: 1.1 })
        .jpeg()
        .toBuffer(),
    );
    const { said } = run('photos', folder, '--gallery', 'pantry-day');
    expect(said[0]).toContain('looks almost like shelf');
    expect(parse(content.read(PANTRY).toString())).toMatchObject({
      title: 'Pantry day',
      layout: 'lead',
    });
    content.edit(PANTRY, ['pictures', 0, 'alt'], 'A shelf');
    content.edit(PANTRY, ['pictures', 1, 'alt'], 'The same shelf');
    expect(await content.mistakes()).toEqual([]);
  });

  it('puts what no gallery is named for beside the originals', async () => {
    put('Küche.jpg', await phonePhoto());
    expect(run('photos', folder).said[0]).toMatch(/^1 of 1 are ready for the site in /u);
    const { exif } = await sharp(join(folder, 'for-the-site', 'kuche.jpg')).metadata();
    expect(exif).toBeUndefined();
  });

  it.each([
    [[], 'Say which folder'],
    [['a', 'b'], 'Say which folder'],
    [['a', '--galery', 'b'], 'Say which folder'],
    [['nowhere'], 'There is no folder'],
    [['Photos of today'], 'There is nothing in the folder'],
    [['Photos of today', '--gallery', '../a'], 'A gallery cannot be called "../a"'],
    [['Photos of today', '--gallery', 'Küche'], 'A gallery cannot be called "Küche"'],
  ])('answers %j with one line', (values, answer) => {
    const { status, said } = run('photos', ...values);
    expect([status, said.length, said[0]?.startsWith(answer)]).toEqual([1, 1, true]);
  });

  it('cleans what the content check finds in originals', async () => {
    expect(run('photos', '--clean').said).toEqual([
      'No photograph carries a position, a device or a date.',
    ]);
    content.write(DETAIL, await phonePhoto({ orientation: 6 }));
    expect(run('check-content').said).toEqual([
      'content/ is in order.',
      `content/${DETAIL}: Advice: carries the position, the device, the date. Visitors do not get that, but whoever gets the file does. npm run photos -- --clean removes it.`,
    ]);
    expect(run('photos', '--clean').said[0]).toMatch(/^Photographs cleaned: 1\./u);
    const { exif, width, orientation } = await sharp(content.read(DETAIL)).metadata();
    expect([exif, width, orientation]).toEqual([undefined, 1200, undefined]);
    expect(run('check-content').said).toEqual(['content/ is in order.']);
  });
});

describe('npm run edit', () => {
  /** Time enough for a studio to open and to end, on a busy machine. */
  const LONGEST_MS = 30_000;

  /**
   * Starts the studio on the copy of the content.
   *
   * @param programs folder with what opens a browser; without one, none is opened
   */
  async function startStudio(programs?: string) {
    const port = await freePair();
    const options = programs === undefined ? ['--quiet'] : [];
    const path = [programs, process.env.PATH].filter(Boolean).join(delimiter);
    const child = spawn(process.execPath, [resolve('tools/edit.ts'), ...options], {
      env: { ...process.env, PATH: path, PORT: String(port), CONTENT_FOLDER: root },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const heard = [child.stdout, child.stderr].flatMap((stream) => (stream ? text(stream) : []));
    /** Asks it to end; tells how it does, and all it has said. */
    const stop = async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      const [code] = (await ended) as [number | null];
      return { code, said: (await Promise.all(heard)).join('') };
    };
    return { port, stop };
  }

  it('ends without a word when it is stopped before it is open', async () => {
    const { port, stop } = await startStudio();
    // The draft is being laid out, and the window put together.
    const draft = join(cacheOf(root), `preview-${port}`);
    await vi.waitFor(() => expect(existsSync(draft)).toBe(true), LONGEST_MS);
    expect(await stop()).toEqual({ code: 0, said: '' });
  });

  it('ends well when it is stopped once it is open', async () => {
    const { port, stop } = await startStudio();
    const ask = () => fetch(`http://127.0.0.1:${port}`);
    await vi.waitFor(async () => expect(await ask()).toHaveProperty('ok', true), LONGEST_MS);
    expect(await stop()).toHaveProperty('code', 0);
  });

  it.skipIf(process.platform === 'win32')(
    'ends beside a browser that it has opened, and leaves it what the owner has typed',
    async () => {
      // Where no browser was running, what opens one lasts as long as it.
      const [program, note] = ['browser', 'pid'].map((name) => join(folder, name)) as [
        string,
        string,
      ];
      writeFileSync(program, `#!/bin/sh\necho $$ > "${note}"\nexec sleep 600\n`, { mode: 0o755 });
      for (const name of ['xdg-open', 'open']) symlinkSync(program, join(folder, name));
      const { stop } = await startStudio(folder);
      const pid = await vi.waitFor(() => {
        const found = Number(readFileSync(note, 'utf8'));
        expect(found).toBeGreaterThan(0);
        return found;
      }, LONGEST_MS);
      onTestFinished(() => void process.kill(pid, 'SIGKILL'));
      expect(await stop()).toHaveProperty('code', 0);
      // The terminal sends Ctrl+C to all of its own group: this one leads another.
      expect(process.kill(-pid, 0)).toBe(true);
    },
  );
});

describe('npm run launch', () => {
  it('names what came with the project, with its place', () => {
    const { status, said } = run('launch');
    expect(status).toBe(1);
    expect(said).toContain(
      'content/business.yaml › email: "hello@example.com". This is a sample address. Write your own.',
    );
    expect(said).toContain(
      'content/pages/home.yaml › testimonials, name: "Sample Customer". This is a sample. Write your own words.',
    );
    const photographs = globSync('**/*.jpg', { cwd: root });
    expect(said.filter((line) => line.includes('sample photograph'))).toHaveLength(
      photographs.length,
    );
    const places = said.flatMap((line) => /^May stay: (.*): /u.exec(line)?.[1] ?? []);
    expect(places.sort()).toEqual([
      'content/business.yaml › copyrightYear',
      'content/business.yaml › socialLinks, facebook',
      'content/business.yaml › socialLinks, instagram',
      'content/business.yaml › socialLinks, twitter',
      'content/pages/home.yaml › about, counters, entry 1, value',
      'content/pages/home.yaml › about, counters, entry 2, value',
    ]);
    expect(said.at(-1)).toMatch(/^Samples left: \d+\./u);
  });

  it('lets pass what is the owner’s', async () => {
    rmSync(root, { recursive: true });
    own.copyTo(root);
    edit(
      root,
      'pages/home.yaml',
      ['testimonials', 'paragraphs', 2],
      'Until then, this sample text stands.',
    );
    expect((await launchGate(root)).filter(({ remark }) => !remark)).toMatchObject([
      { file: 'pages/home.yaml', field: ['testimonials', 'paragraphs', 2] },
    ]);
    edit(root, 'pages/home.yaml', ['testimonials', 'paragraphs', 2], 'More words');
    const { status, said } = run('launch');
    expect([status, said.at(-1)]).toEqual([0, 'No samples are left: the site may go online.']);
  });
});
