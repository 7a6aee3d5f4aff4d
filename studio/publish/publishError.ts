import type { Step } from '../types.ts';

/** Why a step of publishing failed, in words for the owner, with what else the window shows. */
export class PublishError extends Error {
  readonly more: Pick<Step, 'details' | 'conflicts'>;

  constructor(words: string, more: PublishError['more']) {
    super(words);
    this.more = more;
  }
}
