import { resolve } from 'node:path';
import { foldersOf } from '../content/folders.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { withFolder } from './folder.ts';
import { openGit } from './git.ts';
import { PublishError, type Remedy } from './publishError.ts';
import { isWrittenOnMachine, readSecrets, writeSecrets } from './publishSettings.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';
import { sendSite, type Webspace } from './sendSite.ts';
import { cloudflare, netlify } from './tokenHosts.ts';
import { tryWebspace } from './tryWebspace.ts';
import { isForWebspace, withWebspace } from './webspace.ts';
import type { Destination, DraftHost, PublishStudio } from './destination.ts';

const nothing = () => Promise.resolve();

/**
 * Whether a publication must not reach into private networks: a stolen session of a hosted studio
 * could look around there. Settings that somebody wrote on the machine may.
 */
export function isPublicOnly(studio: PublishStudio, settings: PublishSettings): boolean {
  return studio.isHosted === true && !isWrittenOnMachine(studio.root, settings);
}

/** The host that can show a site beside the published one; undefined for other ways of sending. */
export function openDraftHost(
  { root, stop }: Pick<PublishStudio, 'root' | 'stop'>,
  settings: PublishSettings,
  api?: string,
): DraftHost | undefined {
  const options = { stop, ...(api !== undefined && { api }) };
  if (settings.way === 'netlify')
    return netlify(settings, readSecrets(root, settings).secret, options);
  if (settings.way === 'cloudflare')
    return cloudflare(settings, readSecrets(root, settings).secret, options);
  return undefined;
}

/** @throws In words for the owner, if something is missing here. */
export async function openDestination(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<Destination> {
  const { root, stop } = studio;
  if (settings.way === 'git') return openGit(studio, settings, isPublicOnly(studio, settings));
  if (settings.way === 'folder') {
    const folder = resolve(foldersOf(root).project, settings.folder);
    return {
      test: () => withFolder(folder, false, tryWebspace),
      createFolder: () => withFolder(folder, true, nothing),
      send: (site, onProgress) =>
        withFolder(folder, false, (space) => sendSite(site, space, { stop, onProgress })),
    };
  }
  const secrets = readSecrets(root, settings);
  if (settings.way === 'netlify') return netlify(settings, secrets.secret, { stop });
  if (settings.way === 'cloudflare') return cloudflare(settings, secrets.secret, { stop });
  const use = (work: (space: Webspace) => Promise<void>, canCreateFolder = false) =>
    withWebspace(
      settings,
      secrets,
      { canCreateFolder, isPublicOnly: isPublicOnly(studio, settings) },
      work,
    );
  return {
    test: () => use(tryWebspace),
    createFolder: () => use(nothing, true),
    send: async (site, onProgress) => {
      const options = { stop, isSent: isForWebspace, onProgress };
      await use((space) => sendSite(site, space, options));
      // `secrets` now has the server's key.
      writeSecrets(root, settings, secrets);
    },
  };
}

/** What a test of the settings found. */
export interface PublishTest {
  works: boolean;
  message: string;
  details?: string | undefined;
  /** What the owner may agree to, so that it works. */
  remedy?: Remedy | undefined;
}

/** Tries to reach the place the site is sent to, and leaves nothing there. */
export async function tryPublishing(
  studio: PublishStudio,
  settings: PublishSettings,
  mayCreateFolder = false,
): Promise<PublishTest> {
  try {
    const destination = await openDestination(studio, settings);
    if (mayCreateFolder) await destination.createFolder?.();
    await destination.test();
    return { works: true, message: WORDS.tested };
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof PublishError))
      return { works: false, message: WORDS.notTested, details: message };
    const { details, remedy } = error;
    return { works: false, message, details, remedy };
  }
}
