/** Where the studio's window lies; all other addresses belong to the site that it shows. */
export const STUDIO = '/__studio';
export const COPY = '/copy.zip';
/** Where a phone's share sheet sends photographs. */
export const SHARE = '/share';
