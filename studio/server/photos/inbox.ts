import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from '../content/folders.ts';
import { putBytes } from '../content/copyFiles.ts';

/** Photographs from the owner's phone that wait for a gallery, the first one first. */
export function listInbox(root: string): { id: string; name: string }[] {
  const { inbox } = foldersOf(root);
  if (!existsSync(inbox)) return [];
  const ids = readdirSync(inbox).filter((id) => !id.startsWith('.'));
  return ids.sort().map((id) => ({ id, name: id.split('~')[1] ?? id }));
}

/** In ms since 1970; photographs of the same moment stay in order. */
let last = 0;

export async function keepInInbox(root: string, name: string, bytes: Uint8Array): Promise<void> {
  const { inbox } = foldersOf(root);
  const plain = name
    .replaceAll(/[^\p{L}\p{N}_. -]/gu, '')
    .replace(/^\.+/u, '')
    .slice(-80);
  last = Math.max(Date.now(), last + 1);
  await putBytes(inbox, `${last}~${plain}`, bytes);
}

/** Whole path of a photograph, if it waits. */
export function inInbox(root: string, wanted: string): string | undefined {
  const found = listInbox(root).find(({ id }) => id === wanted);
  return found && join(foldersOf(root).inbox, found.id);
}

export function removeFromInbox(root: string, wanted: string): void {
  const file = inInbox(root, wanted);
  if (file !== undefined) rmSync(file);
}
