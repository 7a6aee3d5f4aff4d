import type { Difference } from './compare.ts';
import type { HostName } from './programs.ts';

/** Why a server may say something else than the site's own. */
export interface Explanation {
  hosts: readonly HostName[];
  traits: readonly string[];
  /** To which of these differences it is the answer; to all of them without it. */
  when?: (difference: Difference) => boolean;
  why: string;
}

export const PARTS = 'parts of a file';
export const METHODS = 'other methods';
export const SPELLINGS = 'other spellings of pages';
export const ODD_SPELLINGS = 'odd spellings';
export const NOTHING = 'what there is not';
/** Headers that pictures have others of than pages. */
export const BY_ADDRESS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'permissions-policy',
];

export const isAbout =
  (...subjects: string[]) =>
  ({ question }: Difference): boolean =>
    subjects.includes(question.about);
export const isAsked =
  (...targets: string[]) =>
  ({ question }: Difference): boolean =>
    targets.includes(question.target);
