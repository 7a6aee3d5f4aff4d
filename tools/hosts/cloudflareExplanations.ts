import {
  BY_ADDRESS,
  isAbout,
  isAsked,
  METHODS,
  NOTHING,
  ODD_SPELLINGS,
  PARTS,
  SPELLINGS,
} from './explanation.ts';
import type { Explanation } from './explanation.ts';

/** What Cloudflare does in its own way. */
export const CLOUDFLARE_EXPLANATIONS: readonly Explanation[] = [
  {
    hosts: ['Cloudflare'],
    traits: ['strict-transport-security'],
    why: 'Cloudflare speaks HTTPS alone; this runtime says so over plain HTTP as well.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['vary', 'content-encoding'],
    why: 'Cloudflare compresses by itself, and chooses what. Its own caches know the forms apart.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['accept-ranges'],
    why: 'No parts are offered.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['status', 'content-range', 'content-type', 'body'],
    when: isAbout(PARTS),
    why: 'Whoever asks for a part gets the whole file, as HTTP allows.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['status'],
    when: ({ question, other }) => question.about === SPELLINGS && other === '301',
    why: 'The lasting redirect that Netlify knows as well, as both read the same file.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['status', 'location', 'body', 'content-type'],
    when: isAbout(ODD_SPELLINGS),
    why: 'A slash, a dot or a word too many is taken away by a redirect, or overlooked.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['content-type'],
    when: ({ own, other }) =>
      (own === 'image/x-icon' && other === 'image/vnd.microsoft.icon') ||
      (own.startsWith('text/vcard') && other.startsWith('text/x-vcard')),
    why: 'Another name of the same type.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['status', 'content-type', 'body', 'location'],
    when: isAsked('/404', '/404.html'),
    why: 'The page for lost visitors has an address of its own, to which nothing leads.',
  },
  {
    hosts: ['Cloudflare'],
    traits: BY_ADDRESS,
    when: isAbout(NOTHING, METHODS),
    why: 'Headers go by the address, whether or not something is there. No name below /_astro/ is used twice, so it does no harm that its absence is kept.',
  },
  {
    hosts: ['Cloudflare'],
    traits: ['allow'],
    when: isAbout(METHODS),
    why: 'A refusal does not say what would be allowed.',
  },
];
