import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PICTURE, UNTIDY_EXTENSION } from '../logic/mediaExtensions.ts';
import { untidyLayer } from '../schemas/untidyLayer.ts';
import { pathOf } from './content.ts';
import { digestOf } from './facts.ts';
import type { ImageMetadata } from 'astro';

/** URLs of the layers by their path. */
const LAYERS = import.meta.glob<string>('#content/pages/**/*.untidy.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The URL of the untidy layer beside a photograph; undefined without one, or for another photograph. */
export async function untidyLayerOf(photograph: ImageMetadata): Promise<string | undefined> {
  const path = pathOf(photograph);
  const layerPath = path.replace(PICTURE, UNTIDY_EXTENSION);
  if (!existsSync(layerPath)) return undefined;
  const layer = untidyLayer.parse(JSON.parse(await readFile(layerPath, 'utf8')));
  if (layer.photograph !== (await digestOf(path))) return undefined;
  const name = layerPath.replaceAll('\\', '/').split('/').slice(-3).join('/');
  return Object.entries(LAYERS).find(([file]) => file.endsWith(name))?.[1];
}
