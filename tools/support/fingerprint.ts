import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** Everything the built site is made from. */
const INPUTS = [
  'astro.config.ts',
  'package-lock.json',
  'postcss.config.js',
  'tsconfig.json',
  'tools/support/siteBuild.ts',
  '{public,server,src}/**',
  // Hidden files have to be asked for; those of this folder become part of the site.
  'public/**/.*',
  'public/**/.*/**',
];
const NOT_AN_INPUT = /\.test\.tsx?$/;

/**
 * A hash of the names and the content of everything a site is built from.
 *
 * @param project The folder that holds package.json.
 * @param content The folder of words and photographs, seen from the project's.
 */
export async function fingerprint(project: string, content: string): Promise<string> {
  const paths: string[] = [];
  // Not as a pattern: brackets and braces in the name of a folder would be read as one.
  const places: [string, string[]][] = [
    [project, INPUTS],
    [resolve(project, content), ['**']],
  ];
  for (const [cwd, patterns] of places)
    for await (const entry of glob(patterns, { cwd, withFileTypes: true })) {
      const isInput = entry.isFile() && !NOT_AN_INPUT.test(entry.name);
      if (isInput) paths.push(join(entry.parentPath, entry.name));
    }
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    hash.update(`${relative(project, path)}\0`);
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}
