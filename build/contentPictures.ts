import { link, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measurePicture } from '../src/data/measurePicture.ts';
import { PICTURE } from '../src/logic/mediaExtensions.ts';
import { CONTENT_PICTURE, publishedName } from './mediaNames.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** As long as the hashes of other files. */
const HASH_LENGTH = 8;

/**
 * Gives each photograph of the content to Astro as a link, for the length of the build. Astro itself reads all
 * of them into memory, gigabytes of them, and writes them to the site, each time.
 */
export function contentPictures(): AstroIntegration {
  /** Paths of all links. */
  const links = new Set<string>();
  let siteFolder = '';

  async function linkPhotograph(photograph: string, name: string): Promise<void> {
    const path = join(siteFolder, name);
    if (links.has(path)) return;
    links.add(path);
    await mkdir(dirname(path), { recursive: true });
    // Folders on two disks, and Windows without the right to make symbolic links, each refuse one of them.
    await link(photograph, path).catch(() => symlink(photograph, path));
  }

  const plugin: Plugin = {
    name: 'content-pictures',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: CONTENT_PICTURE },
      async handler(id) {
        const [photograph = ''] = id.split('?');
        // Astro reads logos, and tells of files that are no pictures.
        const picture = PICTURE.test(photograph) ? await measurePicture(photograph) : undefined;
        if (!picture) return null;
        const { width, height, format, digest } = picture;
        const hash = Buffer.from(digest, 'hex').toString('base64url').slice(0, HASH_LENGTH);
        const name = publishedName({ names: [basename(photograph)] })
          .replace('[hash]', hash)
          .replace('[extname]', `.${format}`);
        await linkPhotograph(photograph, name);
        const metadata = JSON.stringify({ src: `/${name}`, width, height, format });
        const path = JSON.stringify({ value: photograph });
        // Not enumerable: the names of encoded pictures depend on all other fields.
        return `export default Object.defineProperty(${metadata}, 'fsPath', ${path});`;
      },
    },
  };

  return {
    name: 'content-pictures',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        siteFolder = fileURLToPath(config.outDir);
      },
      // Astro removes the links of photographs of which it made other pictures.
      'astro:build:done': async () => {
        for (const path of links) await rm(path, { force: true });
      },
    },
  };
}
