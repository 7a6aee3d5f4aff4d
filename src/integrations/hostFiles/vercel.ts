import { HTTPS_HEADERS } from '../../../server/headers.ts';
import type { HeaderRule } from '../../../server/headers.ts';
import type { BuiltSite } from './builtSite.ts';

/** `vercel.json` for a folder that is uploaded as it is. */
export function vercelFile({ assets, others }: BuiltSite): string {
  const rule = (source: string, { headers }: HeaderRule) => ({
    source,
    headers: [...headers, ...HTTPS_HEADERS].map(([key, value]) => ({ key, value })),
  });
  const prefix = assets.pathPrefix.slice(1);
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [rule(`/${prefix}(.*)`, assets), rule(`/((?!${prefix}).*)`, others)],
  };
  return `${JSON.stringify(settings, undefined, '  ')}\n`;
}
