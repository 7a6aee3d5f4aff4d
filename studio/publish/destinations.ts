import { resolve } from 'node:path';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { gitDestination } from './gitDestination.ts';
import { projectOf, readSecrets, writeSecrets } from './publishSettings.ts';
import { sendToFolder, tryFolder } from './sendToFolder.ts';
import { sendToWebspace } from './sendToWebspace.ts';
import { cloudflare, netlify } from './tokenHosts.ts';
import { withWebspace } from './webspace.ts';
import type { Studio } from '../content/openStudio.ts';
import type { PublishSettings } from '../types.ts';
import type { Repository } from './git.ts';

export type PublishStudio = Pick<Studio, 'root' | 'stop' | 'alone'>;

/** The place a site is sent to. Its errors are words for the owner. */
export interface Destination {
  /** Tries to reach it without sending anything; returns words for the owner. */
  test: () => Promise<string>;
  /** Merges changes made elsewhere. */
  fetch?: () => Promise<void>;
  /** Notes the content that was checked and will be sent. */
  keep?: () => Promise<void>;
  /** The host builds the site itself, after it was sent. */
  hostBuilds?: true;
  send: (site: string) => Promise<void>;
}

export function openDestination(
  studio: PublishStudio,
  settings: PublishSettings,
  repository: Repository | undefined,
): Destination {
  if (settings.way === 'git') return gitDestination(studio, settings, repository);
  if (settings.way === 'folder') {
    const folder = resolve(projectOf(studio.root), settings.folder);
    return { test: () => tryFolder(folder), send: (site) => sendToFolder(site, folder) };
  }
  const { root } = studio;
  const secrets = readSecrets(root, settings);
  if (settings.way === 'netlify') return netlify(settings, secrets.secret);
  if (settings.way === 'cloudflare') return cloudflare(settings, secrets.secret);
  return {
    test: async () => {
      await withWebspace(settings, secrets, () => Promise.resolve());
      return WORDS.tested;
    },
    send: async (site) => {
      await withWebspace(settings, secrets, (space) => sendToWebspace(site, space));
      // `secrets` now has the server's key.
      writeSecrets(root, settings, secrets);
    },
  };
}
