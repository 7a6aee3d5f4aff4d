/** Something that was looked at on the live site, in plain words. */
export interface Remark {
  /** `right`, `wrong`, or `advice` where the site works and could do better. */
  kind: 'right' | 'wrong' | 'advice';
  words: string;
}

/** One remark or the other. */
export function remark(isRight: boolean, right: string, otherwise: string): Remark {
  return isRight ? { kind: 'right', words: right } : { kind: 'wrong', words: otherwise };
}

/** The same about what the site can do without. */
export function advise(isRight: boolean, right: string, otherwise: string): Remark {
  return isRight ? { kind: 'right', words: right } : { kind: 'advice', words: otherwise };
}
