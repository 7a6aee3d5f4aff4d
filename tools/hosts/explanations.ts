import { CLOUDFLARE_EXPLANATIONS } from './cloudflareExplanations.ts';
import { BY_ADDRESS, isAbout, isAsked, METHODS, PARTS, SPELLINGS } from './explanation.ts';
import type { Difference } from './compare.ts';
import type { Explanation } from './explanation.ts';
import type { HostName } from './programs.ts';

/** Every difference there may be. One that explains nothing any more has to go. */
export const EXPLANATIONS: readonly Explanation[] = [
  {
    hosts: ['nginx', 'Apache', 'Caddy'],
    traits: ['body', 'content-type'],
    when: isAbout(SPELLINGS, METHODS, PARTS),
    why: 'Redirects and refusals come with a short text of the server’s own, or say of an empty one what it would be.',
  },
  {
    hosts: ['nginx', 'Caddy', 'Apache', 'Cloudflare'],
    traits: ['status', 'location', 'body', 'content-type', 'content-encoding', 'vary'],
    when: isAsked('/favicon.ico/'),
    why: 'A file with a slash behind it is not there, instead of leading to the file.',
  },
  {
    hosts: ['nginx', 'Apache'],
    traits: ['status', 'body'],
    when: ({ question: { target } }) => /^\/\.?\//u.test(target),
    why: 'A slash or a dot too many in front is overlooked. Every page names its one address.',
  },
  {
    hosts: ['Caddy', 'Apache'],
    traits: ['accept-ranges'],
    when: ({ other }) => other === 'bytes',
    why: 'Parts of compressed forms are offered as well; browsers do not ask for any.',
  },
  {
    hosts: ['nginx'],
    traits: ['accept-ranges'],
    when: ({ other }) => other === '',
    why: 'No parts are offered of the page for lost visitors, and of a file on the occasion of a refusal.',
  },
  {
    hosts: ['nginx'],
    traits: ['vary'],
    when: isAsked('/robots.txt'),
    why: 'So short a file has no gzip form, and only for one nginx says that forms vary. Nothing in between keeps it.',
  },
  {
    hosts: ['Caddy'],
    traits: ['vary'],
    when: isAbout(METHODS),
    why: 'A refusal says what the page would say. Refusals are not kept.',
  },
  {
    hosts: ['Caddy', 'Cloudflare'],
    traits: BY_ADDRESS,
    when: isAbout(PARTS),
    why: 'What is asked for beyond the end of a file has the headers of the file.',
  },
  {
    hosts: ['nginx'],
    traits: [...BY_ADDRESS, 'x-content-type-options'],
    when: isAbout(PARTS),
    why: 'What is asked for beyond the end of a file has the headers of the file, twice.',
  },
  {
    hosts: ['Apache'],
    traits: ['location'],
    when: ({ own, other }) => other.startsWith('http://127.0.0.1') && other.endsWith(own),
    why: 'The address is written in full, which is the same place.',
  },
  {
    hosts: ['Apache'],
    traits: ['status'],
    when: isAsked('/.htaccess'),
    why: 'Apache refuses its own settings (403) before it reads what they say of it.',
  },
  {
    hosts: ['Apache'],
    traits: ['allow'],
    why: 'Apache adds a comma and nothing, where TRACE would stand.',
  },
  {
    hosts: ['Apache'],
    traits: ['content-range'],
    when: isAbout(PARTS),
    why: 'The length of the file is not told to who asks beyond its end.',
  },
  ...CLOUDFLARE_EXPLANATIONS,
];

/** The explanation of a difference; undefined when there is none. */
export function explanationOf(host: HostName, difference: Difference): Explanation | undefined {
  return EXPLANATIONS.find(
    ({ hosts, traits, when }) =>
      hosts.includes(host) && traits.includes(difference.trait) && (when?.(difference) ?? true),
  );
}
