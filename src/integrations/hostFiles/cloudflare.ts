/** A runtime of this day has all that is asked of it; a later one behaves the same for it. */
const RUNTIME = '2026-11-01';

/** Settings of Cloudflare Workers; they lie in a folder of the built site. */
export function wranglerFile(): string {
  const settings = {
    name: 'website',
    compatibility_date: RUNTIME,
    assets: {
      directory: '..',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(settings, undefined, '  ')}\n`;
}

/** What is not uploaded: Cloudflare compresses itself, and the settings of others are not for visitors. */
export const ASSETS_IGNORE = ['*.br', '*.gz', '.*', '!.well-known', 'vercel.json', ''].join('\n');
