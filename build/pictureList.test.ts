import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { pictureList } from './pictureList.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  fsPath: string;
}

type Listed = Map<string, Picture>;

const plugin = pictureList() as unknown as {
  configResolved: (config: { root: string }) => void;
  transform: { handler: (code: string) => Promise<{ code: string }> };
  hotUpdate: (this: object, update: object) => unknown;
};

const requestOf = (name: string) => `./${name}?astroContentImageFlag=&importer=gallery.yaml`;

/** A photograph that is 30 pixels wide and 20 high, and shown upright. */
async function writePhotograph(path: string, width = 30): Promise<void> {
  const picture = { width, height: 20, channels: 3, background: '#808080' } as const;
  await sharp({ create: picture }).withMetadata({ orientation: 6 }).jpeg().toFile(path);
}

/** The code that Astro writes for pictures, as the plugin changes it. */
async function listPictures(root: string, ...names: string[]): Promise<string> {
  plugin.configResolved({ root });
  const requests = names.map((name) => JSON.stringify(requestOf(name)));
  const imports = requests.map((request, index) => `import picture${index} from ${request};`);
  const entries = requests.map((request, index) => `[${request}, picture${index}]`);
  const code = `\n${imports.join('\n')}\nexport default new Map([${entries.join(', ')}]);`;
  return (await plugin.transform.handler(code)).code;
}

async function run(code: string): Promise<Listed> {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { default: Listed }).default;
}

it('tells the size of a photograph as it is shown, again when the file has changed', async () => {
  const root = makeFolder({});
  const path = join(root, 'one.jpg');
  await writePhotograph(path);
  const listed = await run(await listPictures(root, 'one.jpg'));
  const picture = listed.get(requestOf('one.jpg'));
  expect(picture).toMatchObject({ width: 20, height: 30, format: 'jpeg' });
  expect(picture?.src).toMatch(/^\/@fs\/.*\/one\.jpg\?origWidth=20/u);
  expect(picture?.fsPath).toBe(path);
  expect(Object.keys(picture ?? {})).not.toContain('fsPath');

  await writePhotograph(path, 60);
  const again = await run(await listPictures(root, 'one.jpg'));
  expect(again.get(requestOf('one.jpg'))).toMatchObject({ width: 20, height: 60 });
});

it('leaves logos, damaged and missing files to Astro, which names them', async () => {
  const root = makeFolder({ 'damaged.jpg': 'no picture', 'logo.svg': '<svg/>' });
  await writePhotograph(join(root, 'one.jpg'));
  const code = await listPictures(root, 'one.jpg', 'damaged.jpg', 'missing.jpg', 'logo.svg');
  const imported = [...code.matchAll(/^import \w+ from "\.\/([\w.]+)/gmu)].map(([, name]) => name);
  expect(imported).toEqual(['damaged.jpg', 'missing.jpg', 'logo.svg']);
});

it('lists the photographs again when one of them changes', () => {
  const list = { id: '/site/.astro/content-assets.mjs' };
  const idToModuleMap = new Map([
    ['list', list],
    ['other', { id: '/site/other.ts' }],
  ]);
  const context = { environment: { moduleGraph: { idToModuleMap } } };
  const update = (file: string) => plugin.hotUpdate.call(context, { file, modules: [] });
  expect(update('/content/one.jpg')).toEqual([list]);
  expect(update('/content/page.yaml')).toBeUndefined();
});
