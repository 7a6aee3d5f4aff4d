/**
 * The folder the words and photographs come from, seen from the project's folder. `CONTENT_FOLDER`
 * names another one: a second business, or what tests are held to.
 */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? 'content';
