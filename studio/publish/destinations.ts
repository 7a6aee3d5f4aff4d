import { resolve } from 'node:path';
import { foldersOf } from '../content/folders.ts';
import { withFolder } from './folder.ts';
import { openGit } from './git.ts';
import { readSecrets, writeSecrets } from './publishSettings.ts';
import { sendSite } from './sendSite.ts';
import { cloudflare, netlify } from './tokenHosts.ts';
import { withWebspace } from './webspace.ts';
import type { Destination, PublishStudio } from './destination.ts';
import type { PublishSettings } from './publishSettings.ts';

const nothing = () => Promise.resolve();

/** @throws In words for the owner, if something is missing here. */
export async function openDestination(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<Destination> {
  const { root } = studio;
  if (settings.way === 'git') return openGit(studio, settings);
  if (settings.way === 'folder') {
    const folder = resolve(foldersOf(root).project, settings.folder);
    return {
      test: () => withFolder(folder, nothing),
      send: (site) => withFolder(folder, (space) => sendSite(site, space)),
    };
  }
  const secrets = readSecrets(root, settings);
  if (settings.way === 'netlify') return netlify(settings, secrets.secret);
  if (settings.way === 'cloudflare') return cloudflare(settings, secrets.secret);
  return {
    test: () => withWebspace(settings, secrets, nothing),
    send: async (site) => {
      await withWebspace(settings, secrets, (space) => sendSite(site, space));
      // `secrets` now has the server's key.
      writeSecrets(root, settings, secrets);
    },
  };
}
