/**
 * Files of the built site that hosts read and visitors do not get: Netlify and Cloudflare, Vercel. Those of
 * other hosts are hidden files.
 */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

/** The page for lost visitors, which answers every address at which there is nothing. */
export const NOT_FOUND_ADDRESS = '/404';
