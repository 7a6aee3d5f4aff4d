import type { Page } from './page.ts';

/** What the answers are about. */
export interface Studio {
  /** Whole path of the content folder. */
  root: string;
  /** Of the page beside the form it is only known that it has read something. */
  page: Pick<Page, 'hasRead'>;
  /** The draft that this page is made of, by the name of its folder. */
  pageDraft: string;
}

/** What was asked. */
export interface Question {
  query: URLSearchParams;
  body: Buffer;
  /** Sends something before the answer is complete. */
  tell: (part: unknown) => void;
}

/** Is thrown for a question that makes no sense; the studio's own page asks none. */
export class BadQuestion extends Error {}
