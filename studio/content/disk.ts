import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname } from 'node:path';

/** That whoever a file belongs to may write it, as a bit of its mode. */
const OWNER_WRITES = 0o200;

/** Everything that saving does to files. A test lets each of them fail. */
export const disk = {
  /** A copy of what is write-protected is not: it could not be brought down to the disk. */
  copyFile: async (source: string, copy: string): Promise<void> => {
    await copyFile(source, copy);
    const { mode } = await stat(copy);
    await chmod(copy, mode | OWNER_WRITES);
  },
  link,
  mkdir: (folder: string) => mkdir(folder, { recursive: true }),
  rename,
  rm: (path: string) => rm(path, { recursive: true, force: true }),
  utimes,
  /** Waits until a file is on the disk itself, not only on its way there. */
  sync: async (file: string): Promise<void> => {
    const handle = await open(file, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  writeFile: (file: string, data: string | Uint8Array) => writeFile(file, data),
};

/** Writes a file that is there as a whole or not at all. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  await disk.mkdir(dirname(file));
  await disk.writeFile(`${file}.part`, data);
  await disk.sync(`${file}.part`);
  await disk.rename(`${file}.part`, file);
}
