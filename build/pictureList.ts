import { stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { normalizePath, type Plugin } from 'vite';
import { PICTURE } from '../src/logic/mediaExtensions.ts';
import { CONTENT_PICTURE, pathOnDisk } from './mediaNames.ts';

/** In it, Astro imports all pictures that the content names, one import each; without a file at the first start. */
const ASTRO_LIST = /\/content-assets\.mjs$|^\0astro:asset-imports$/u;
const IMPORT = /^import \w+ from "([^"]+)";$/gmu;

interface Picture {
  /** Serves the original. */
  src: string;
  width: number;
  height: number;
  format: string;
}

interface Listed {
  /** What Astro imports, such as "./a.jpg?astroContentImageFlag=&importer=gallery.yaml". */
  request: string;
  path: string;
  /** Undefined for logos, and for files that are no pictures. */
  picture: Picture | undefined;
}

function pathOf(request: string, root: string): string {
  const [source = '', query = ''] = request.split('?');
  const namedBy = new URLSearchParams(query).get('importer') ?? '';
  const file = fileURLToPath(new URL(namedBy, pathToFileURL(`${root}/`)));
  return normalizePath(pathOnDisk(join(dirname(file), source)));
}

/** By path; a list that has changed reads only new headers again. */
const known = new Map<string, { version: string; picture: Picture }>();

/** Undefined if the file is missing or damaged. */
async function readHeader(path: string): Promise<Picture | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    const version = `${size} ${mtimeMs}`;
    const before = known.get(path);
    if (before?.version === version) return before.picture;
    const { format, autoOrient } = await sharp(path).metadata();
    const { width, height } = autoOrient;
    const original = `origWidth=${width}&origHeight=${height}&origFormat=${format}`;
    const picture = { src: posix.join('/@fs', `${path}?${original}`), width, height, format };
    known.set(path, { version, picture });
    return picture;
  } catch {
    return undefined;
  }
}

async function listPicture(request: string, root: string): Promise<Listed> {
  const path = pathOf(request, root);
  const isPhotograph = CONTENT_PICTURE.test(request) && PICTURE.test(path);
  return { request, path, picture: isPhotograph ? await readHeader(path) : undefined };
}

/** JSON in a text: parsing code takes a hundred times the memory. */
function writeModule(listed: readonly Listed[]): string {
  const pictures = listed.filter(({ picture }) => picture !== undefined);
  const others = listed.filter(({ picture }) => picture === undefined);
  const requests = others.map(({ request }) => JSON.stringify(request));
  return [
    ...requests.map((request, index) => `import other${index} from ${request};`),
    // Not enumerable: names of encoded pictures depend on all other fields.
    `const entryOf = ({ request, path, picture }) =>`,
    `  [request, Object.defineProperty(picture, 'fsPath', { value: path })];`,
    `const pictures = JSON.parse(${JSON.stringify(JSON.stringify(pictures))});`,
    `const others = [${requests.map((request, index) => `[${request}, other${index}]`).join()}];`,
    `export default new Map([...pictures.map(entryOf), ...others]);`,
  ].join('\n');
}

/**
 * Lists all photographs in one module, in development. Astro itself reads each photograph into memory and keeps
 * a module of it: with 2,400 photographs 0.1 GB, at the first start 1 GB.
 */
export function pictureList(): Plugin {
  let root = '';
  return {
    name: 'picture-list',
    apply: 'serve',
    configResolved(config) {
      ({ root } = config);
      // It would remember the header of a photograph that has changed.
      sharp.cache(false);
    },
    transform: {
      order: 'pre',
      filter: { id: ASTRO_LIST },
      async handler(code) {
        const imports = [...code.matchAll(IMPORT)];
        const listed = imports.map(([, request = '']) => listPicture(request, root));
        return { code: writeModule(await Promise.all(listed)), map: { mappings: '' } };
      },
    },
    // Another photograph of the same name may have another size.
    hotUpdate({ file, modules }) {
      if (!PICTURE.test(file)) return undefined;
      const all = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...all.filter(({ id }) => ASTRO_LIST.test(id ?? ''))];
    },
  };
}
