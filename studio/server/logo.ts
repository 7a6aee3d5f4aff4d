import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { explainLogo } from '../../content-check/logo.ts';
import { unpack } from '../photos/parcel.ts';
import { giveName } from './givenNames.ts';
import { keep } from './photos.ts';
import type { Question, Studio } from './question.ts';

/** Takes a logo as it is, when it can be one. */
export async function takeLogo(studio: Studio, { query, body }: Question): Promise<unknown> {
  const name = query.get('name') ?? '';
  const { taken, bytes } = unpack(body);
  const mistake = await explainLogo(bytes, name);
  if (mistake !== undefined) return { ok: false, name, reason: `${name} ${mistake}` };
  const plain = `logo${extname(name).toLowerCase()}`;
  const free = giveName(studio, query.get('folder') ?? '', plain, taken);
  const source = await keep(studio, (file) => writeFile(file, bytes));
  return { ok: true, name: free, warnings: [], source };
}
