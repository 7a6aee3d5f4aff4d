import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../../../content-check/readYaml.ts';
import { languageOf, speak } from '../../../src/logic/language.ts';

/** Speaks the language of the site from now on; while messages.yaml is unreadable, the last one. */
export function followLanguage(root: string): void {
  const file = join(root, 'messages.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  if (!result || !('data' in result)) return;
  const { document } = Object(result.data) as { document?: { language?: unknown } };
  const tag = document?.language;
  speak(languageOf(typeof tag === 'string' ? tag : ''));
}
