/** Only code that measures how fast a page is asks the browser for this. */
export const MEASURING = 'largest-contentful-paint';
