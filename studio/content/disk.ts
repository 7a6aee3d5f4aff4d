import { copyFile, link, mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Everything that saving does to files. A test lets each of them fail. */
export const disk = {
  copyFile,
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
