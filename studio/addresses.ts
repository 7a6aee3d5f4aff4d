/** Where the studio's window lies; all other addresses belong to the site that it shows. */
export const STUDIO = '/__studio';
export const COPY = '/copy.zip';
export const BRIDGE = '/bridge.js';
