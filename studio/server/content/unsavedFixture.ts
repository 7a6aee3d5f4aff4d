import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { useContentCopy } from '../../../tests/content/contentCopy.ts';
import { readContentFile } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import type { Preview } from './openStudio.ts';
import type { UnsavedChanges } from './contentFiles.ts';
import type { Picture } from '../../shared/gallery.ts';

interface Section {
  kind: string;
  picture: Picture;
  emphasis: string;
  counters: { value: unknown }[];
  entries: { picture?: string }[];
  gallery: string;
}

export interface Words {
  sections: [Section, Section, Section, Section, ...Partial<Section>[]];
  service: { pictures: string[] };
  pictures: Picture[];
}

export const HOME = 'pages/home.yaml';
export const ORGANIZING = 'pages/home-space-organizing.yaml';
export const GALLERY = 'galleries/organizing/gallery.yaml';
export const BATHROOM = 'galleries/organizing/05-bathroom.jpg';

export const NO_PREVIEW: Preview = {
  whenReady: () => Promise.resolve(),
  show: () => Promise.resolve({}),
};

/** A copy of the content with empty trash and uploads, and unsaved changes of it. */
export function useUnsavedContent() {
  const content = useContentCopy();
  const root = join(content.home, 'content');
  beforeEach(() => rmSync(join(content.home, '.studio'), { recursive: true, force: true }));

  /** Changes the words of some files. */
  const change = (edits: Record<string, (data: Words) => unknown>): UnsavedChanges => {
    const files = Object.entries(edits).map(([path, edit]) => {
      const { data: before, fingerprint } = readContentFile(root, path) ?? {};
      const data = structuredClone(before);
      edit(data as Words);
      return { path, data, fingerprint };
    });
    return { files, removed: [] };
  };
  /** Takes the bathroom out of its gallery, where others may take its place, and off two pages. */
  const removeBathroom = (...others: Picture[]): UnsavedChanges =>
    change({
      [GALLERY]: ({ pictures }) => pictures.splice(3, 1, ...others),
      [ORGANIZING]: ({ service, sections: [, , rooms] }) => {
        service.pictures[2] = 'organizing/07-garage';
        for (const room of rooms.entries)
          if (room.picture === 'organizing/05-bathroom') delete room.picture;
      },
    });
  /** The same changes to the files as they are now. */
  const again = ({ files, removed }: UnsavedChanges): UnsavedChanges => ({
    files: files.map((file) => {
      return { ...file, fingerprint: readContentFile(root, file.path)?.fingerprint };
    }),
    removed,
  });
  return { content, root, folders: foldersOf(root), change, removeBathroom, again };
}
