import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { anchorOf } from './reference/fieldTable.ts';

const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'bench/*.md']);
/** Commands of npm itself. */
const NPM_COMMANDS = ['ci'];

/** Blocks and inline code: examples contain links of a site. */
const CODE = /```[^]*?```|`[^`\n]*`/gu;

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The anchors of a document's headings. */
function anchorsIn(file: string): string[] {
  const headings = read(file).matchAll(/^#+ (.+)$/gmu);
  return Array.from(headings, ([, title = '']) => anchorOf(title));
}

/** Links of a document to files and headings of this project. */
function linksIn(file: string): string[] {
  const links = read(file)
    .replaceAll(CODE, '')
    .matchAll(/(?<!\\)\]\(([^)\s]+)\)/gu);
  return Array.from(links, ([, target = '']) => target).filter((target) => !/^\w+:/u.test(target));
}

it.each(DOCUMENTS)('every link of %s leads to a file and a heading that exist', (file) => {
  const broken = linksIn(file).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const linked = path === '' ? file : join(dirname(file), path);
    if (!existsSync(linked)) return true;
    return anchor !== undefined && !anchorsIn(linked).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it.each(DOCUMENTS)('every command and every source file in %s exists', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const code = read(file).match(CODE)?.join('\n') ?? '';
  const all = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name = '']) => name);
  const commands = all(/\bnpm (?:run )?([a-z:]+)/gu);
  const unknown = commands.filter((name) => !(name in scripts) && !NPM_COMMANDS.includes(name));
  const tools = all(/\btools\/run\.mjs (\w+)/gu).map((name) => `tools/${name}.ts`);
  // "KIND" stands for any name.
  const files = all(/(?<![\w./-])((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|css|mjs))\b/gu);
  const missing = [...tools, ...files].filter((name) => !/[A-Z]{3}/u.test(name) && !isFile(name));
  expect([...unknown, ...missing]).toEqual([]);
});

/** Inside the studio, documents name files from `studio/` or one of its rooms. */
function isFile(name: string): boolean {
  return ['', 'src', 'studio', 'studio/server', 'studio/browser'].some((folder) =>
    existsSync(join(folder, name)),
  );
}
