import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { launchGate } from '../../studio/launch/launchGate.ts';
import samples from '../../studio/launch/samples.json' with { type: 'json' };
import { LAUNCH_WORDS } from '../../studio/words.ts';
import { useContentCopy } from '../content/contentCopy.ts';
import { edit, useOwnContent } from './ownContent.ts';
import { phonePhoto } from './phonePhoto.ts';

const OASIS = 'galleries/garage-oasis/gallery.yaml';
const PNG = 'galleries/garage-oasis/drawn.png';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

const content = useContentCopy();
const own = useOwnContent();
const root = join(content.home, 'content');
const folder = join(content.home, 'Photos of today');

/** Runs a command; returns its exit code and output lines. */
function run(command: string, ...values: string[]) {
  const script = resolve('tools', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...values], {
    cwd: content.home,
    // npm sets it to the owner's working directory.
    env: { ...process.env, INIT_CWD: content.home },
    encoding: 'utf8',
  });
  return { status, said: [stdout, stderr].join('').trim().split('\n') };
}

function put(name: string, bytes: Uint8Array | string): void {
  fs.writeFileSync(join(folder, name), bytes);
}

beforeEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
});

describe('npm run photos', () => {
  it('adds phone photographs to a gallery, keeps the originals and lists skipped files', async () => {
    const photo = await phonePhoto({ orientation: 6, seed: 1 });
    put('IMG_10.jpg', photo);
    put('IMG_11.jpg', photo);
    put('IMG_9.HEIC', fs.readFileSync('tests/studio/pictures/iphone.heic'));
    put('notes.txt', 'Pantry, Tuesday');
    fs.mkdirSync(join(folder, 'Kitchen'));
    const before = content.read(OASIS).toString();
    const { status, said } = run('photos', 'Photos of today', '--gallery', 'garage-oasis');
    expect(status).toBe(0);
    expect(said).toContain('img-11.jpg is in the gallery already.');
    expect(said).toContain('Kitchen is a folder and was skipped.');
    expect(said).toContain('notes.txt is not a photograph. Use JPEG, PNG, WebP or HEIC.');
    expect(said).toContain('2 of 5 are in the gallery garage-oasis now.');
    expect(content.read(OASIS).toString()).toBe(
      `${before.replace('weave', 'lead')}  - src: ./img-9.jpg\n    alt: ""\n  - src: ./img-10.jpg\n    alt: ""\n`,
    );
    expect(fs.readdirSync(folder)).toHaveLength(5);
    expect(await content.messages()).toEqual([
      expect.stringContaining('entry 5, alt: is empty'),
      expect.stringContaining('entry 6, alt: is empty'),
    ]);
  });

  it('puts copies without metadata beside the originals if no gallery is named', async () => {
    put('Küche.jpg', await phonePhoto());
    expect(run('photos', folder).said[0]).toMatch(/^1 of 1 are ready for the site in /u);
    const { exif } = await sharp(join(folder, 'for-the-site', 'kuche.jpg')).metadata();
    expect(exif).toBeUndefined();
  });

  it('refuses an invalid gallery name with one line', () => {
    const { status, said } = run('photos', 'Photos of today', '--gallery', '../a');
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain('A gallery cannot be called "../a"');
  });

  it('removes place, device and date from photographs and keeps their colours', async () => {
    content.write(DETAIL, await phonePhoto({ orientation: 6 }));
    const drawn = sharp(await phonePhoto()).withExif({ IFD0: { Make: 'Phone', Model: '17' } });
    content.write(PNG, await drawn.png().toBuffer());
    const pixels = () => sharp(content.read(PNG)).raw().toBuffer();
    const before = await pixels();
    const advice = `content/${DETAIL}: Advice: contains metadata such as place and camera.`;
    expect(run('check-content').said.join('\n')).toContain(advice);
    expect(run('photos', '--clean').said[0]).toMatch(/^Photographs cleaned: 2\./u);
    expect((await sharp(content.read(PNG)).metadata()).exif).toBeUndefined();
    expect((await pixels()).equals(before)).toBe(true);
    const { exif, width, orientation } = await sharp(content.read(DETAIL)).metadata();
    expect([exif, width, orientation]).toEqual([undefined, 1200, undefined]);
  });
});

describe('npm run launch', () => {
  it('recognizes sample photographs by their bytes', async () => {
    const photo = await phonePhoto();
    samples.photos.push(createHash('sha256').update(photo).digest('hex').slice(0, 16));
    onTestFinished(() => void samples.photos.pop());
    content.write(DETAIL, photo);
    const found = (await launchGate(root)).filter(({ advice }) => advice === LAUNCH_WORDS.photo);
    expect(found).toMatchObject([{ file: OASIS, what: './04-detail.jpg' }]);
  });

  it('finds one sample sentence among the owner’s words, and passes without it', () => {
    fs.rmSync(root, { recursive: true });
    own.copyTo(root);
    const paragraph = ['testimonials', 'paragraphs', 2];
    edit(root, 'pages/home.yaml', paragraph, 'Until then, this sample text stands.');
    const sample = run('launch');
    expect(sample.status).toBe(1);
    expect(sample.said).toContain(
      'content/pages/home.yaml › testimonials, paragraphs, entry 3: "Until then, this sample text stands.". This is a sample. Write your own words.',
    );
    edit(root, 'pages/home.yaml', paragraph, 'More words');
    const { status, said } = run('launch');
    expect([status, said.at(-1)]).toEqual([0, 'No samples are left. You can publish your site.']);
  });
});
