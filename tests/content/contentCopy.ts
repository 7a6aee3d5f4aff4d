import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContentFolder } from '../../src/integrations/contentCheck/checkContentFolder.ts';
import { formatMistake } from '../../src/integrations/contentCheck/mistake.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';

/** A copy of the content that a test may break. */
export type ContentCopy = ReturnType<typeof useContentCopy>;

const ALL = { recursive: true, encoding: 'utf8' } as const;

/** What a video begins with, and no more of it. */
export const VIDEO_START = '\0\0\0\x20ftypisom';

/** When a file was changed last, and how long it is; of a folder, that it is there. */
function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? `${Math.floor(found.mtimeMs)} ${found.size}` : String(found?.isFile());
}

/** Makes a copy what it was. What is untouched stays: most of it is photographs. */
function mend(root: string): void {
  const whole = readdirSync(TEST_SITE.content, ALL);
  for (const name of new Set([...readdirSync(root, ALL), ...whole])) {
    const [source, copy] = [join(TEST_SITE.content, name), join(root, name)];
    if (stateOf(source) === stateOf(copy)) continue;
    rmSync(copy, { recursive: true, force: true });
    if (whole.includes(name)) cpSync(source, copy, { recursive: true, preserveTimestamps: true });
  }
}

/**
 * Copies the content to a temporary folder, which is mended before each test. The copies have the same
 * pictures with the same times of change, so that the check reads them through only once.
 */
export function useContentCopy() {
  const home = mkdtempSync(join(tmpdir(), 'content-'));
  const root = join(home, 'content');
  const read = (file: string) => readFileSync(join(root, file));
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  };

  beforeEach(() => {
    if (existsSync(root)) mend(root);
    else cpSync(TEST_SITE.content, root, { recursive: true, preserveTimestamps: true });
  });
  afterAll(() => {
    rmSync(home, { recursive: true });
  });

  return {
    /** Folder that holds the copy as "content". */
    home,
    read,
    /** Puts a file in its place, in a new folder where needed. */
    write,
    /**
     * Gives a field of a YAML file another value, or adds it, in the spelling of `yaml`; without one
     * the field is removed. The path is as in ["pictures", 0, "alt"].
     */
    edit: (file: string, path: readonly (string | number)[], yaml?: string) => {
      const document = parseDocument(read(file).toString());
      if (yaml === undefined) document.deleteIn(path);
      else document.setIn(path, parseDocument(yaml).contents);
      write(file, document.toString({ lineWidth: 0 }));
    },
    remove: (file: string) => {
      rmSync(join(root, file), { recursive: true });
    },
    /** Lets a file be a link to what lies elsewhere. */
    link: (file: string, target: string) => {
      symlinkSync(target, join(root, file));
    },
    /** What the content check says about the copy, line by line. */
    mistakes: async () =>
      (await checkContentFolder(root, join(home, 'pictures.json'))).map((mistake) =>
        formatMistake(mistake),
      ),
  };
}
