/** Something about a page that a visitor would stumble over. */
export interface Finding {
  /** The route of the page, and the window where that matters: "/portfolio, 390 px wide". */
  place: string;
  /** What is wrong and what to do, as a sentence. */
  message: string;
  /** Whether the site can go online as it is. */
  isAdvice?: boolean;
}
