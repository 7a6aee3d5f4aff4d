import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersOf } from '../content/folders.ts';
import { createQueue } from '../content/openStudio.ts';
import { OWNER_ONLY, OWNER_ONLY_FOLDER, readJson } from '../content/ownFiles.ts';
import { type Enquiry, enquirySchema, type MailState, type Writing } from './enquiry.ts';

export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Each takes at most 60 kB: 120 MB in all. */
const MOST_ENQUIRIES = 2000;
const ID = /^\d{13}-[\da-f]{8}$/u;

/** There is no room for another enquiry. */
export class StoreIsFull extends Error {}

/** Writes a file that is on the disk, in its folder, when this resolves. */
async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const part = join(folder, `.${name}.part`);
  {
    await using file = await open(part, 'w', OWNER_ONLY);
    await file.writeFile(text);
    await file.sync();
  }
  await rename(part, join(folder, name));
  // The new name, too, must survive a power cut. Windows cannot sync folders.
  if (process.platform === 'win32') return;
  await using opened = await open(folder, 'r');
  await opened.sync();
}

/** Enquiries that arrived at the studio: one file each, which only the owner of the machine can read. */
export function openEnquiries(root: string, onChange: () => void) {
  const { enquiries: folder } = foldersOf(root);
  const exclusively = createQueue();
  const fileOf = (id: string) => `${id}.json`;

  const read = (id: string): Enquiry | undefined => {
    if (!ID.test(id)) return undefined;
    const { data } = enquirySchema.safeParse(readJson(join(folder, fileOf(id))));
    return data;
  };

  /** All that can be read, the latest first. */
  const list = (): Enquiry[] => {
    const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
    return names.flatMap((name) => {
      if (!name.endsWith('.json')) return [];
      // A damaged file must not hide the others.
      try {
        return read(name.replace('.json', '')) ?? [];
      } catch {
        return [];
      }
    });
  };

  const write = (enquiry: Enquiry) =>
    writeDurably(folder, fileOf(enquiry.id), JSON.stringify(enquiry));

  const remove = (id: string) => rmSync(join(folder, fileOf(id)), { force: true });

  /** Deletes what was removed long ago, and what programs seem to have written. */
  const tidy = () => {
    const oldest = Date.now() - KEPT_MS;
    for (const { id, removed, isSuspicious, received } of list())
      if ((removed ?? Infinity) < oldest || (isSuspicious && received < oldest)) remove(id);
  };

  return {
    list,
    read,
    tidy,
    /** Stores an enquiry; it is on the disk when this resolves. @throws {StoreIsFull} */
    add: (writing: Writing, isSuspicious: boolean, mail: MailState): Promise<Enquiry> =>
      exclusively(async () => {
        tidy();
        if (list().length >= MOST_ENQUIRIES) throw new StoreIsFull();
        const received = Date.now();
        const id = `${received}-${randomUUID().slice(0, 8)}`;
        const enquiry = { ...writing, id, received, isRead: false, isSuspicious, mail };
        await write(enquiry);
        onChange();
        return enquiry;
      }),
    /** Changes an enquiry. @returns whether there is one with this id */
    change: (id: string, changes: Partial<Omit<Enquiry, 'id'>>): Promise<boolean> =>
      exclusively(async () => {
        const enquiry = read(id);
        if (!enquiry) return false;
        await write({ ...enquiry, ...changes });
        onChange();
        return true;
      }),
  };
}

export type Enquiries = ReturnType<typeof openEnquiries>;
