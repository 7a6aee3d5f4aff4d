import { PUBLISH_WORDS as WORDS } from '../words.ts';

/** Ways of Git to reach a repository; all others run a program or a helper. */
export const GIT_PROTOCOLS = ['file', 'git', 'http', 'https', 'ssh'] as const;
const HELPER = /^[\w+.-]*::/u;

/** The address of a repository as a URL; undefined for a path, a name, or `user@host:path`. */
export function urlOfRemote(remote: string): URL | undefined {
  return /^[\w+.-]+:\/\//u.test(remote) && URL.canParse(remote) ? new URL(remote) : undefined;
}

/** Why the owner must not use this address of a repository; undefined if she may. */
export function explainRemote(remote: string): string | undefined {
  if (HELPER.test(remote)) return WORDS.gitHelper;
  const url = urlOfRemote(remote);
  if (!url) return remote.includes('://') ? WORDS.gitHelper : undefined;
  const isKnown = GIT_PROTOCOLS.some((protocol) => url.protocol === `${protocol}:`);
  if (!isKnown) return WORDS.gitHelper;
  // A token may stand in place of the user; with SSH, the user is no secret.
  const isSecret = url.protocol !== 'ssh:' && url.username !== '';
  return isSecret || url.password !== '' ? WORDS.gitPassword : undefined;
}
