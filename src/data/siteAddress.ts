import { siteUrl } from '../schemas/business.ts';

/** Where a build will be seen. */
export interface SiteAddress {
  /** No slash at the end: routes follow. */
  url: string;
  /** Whether it is only a preview, which no search engine should list. */
  isPreview: boolean;
}

/** The variables a build is started with. */
type Environment = Partial<Record<string, string>>;

const PRODUCTION_BRANCH = 'main';
const VALID_URL = siteUrl('Address of this build.');

/**
 * The address of the build that is being made, and whether it is a preview.
 *
 * `SITE_URL` goes before the address in the content. `PREVIEW` decides with 1 and 0; otherwise the
 * variables of Netlify, Vercel and Cloudflare do.
 *
 * @param contentUrl `siteUrl` of content/business.yaml
 * @throws When `SITE_URL` is no address, or `PREVIEW` neither 1 nor 0.
 */
export function siteAddress(
  contentUrl: string,
  environment: Environment = process.env,
): SiteAddress {
  const { PREVIEW = '', SITE_URL = '' } = environment;
  if (!['', '0', '1'].includes(PREVIEW))
    throw new Error(`PREVIEW has to be 1 or 0; it is "${PREVIEW}".`);
  const host = readHost(environment);
  const isPreview = PREVIEW === '' ? host.isPreview : PREVIEW === '1';
  const ownUrl = isPreview && host.previewUrl ? host.previewUrl : contentUrl;
  if (SITE_URL === '') return { url: ownUrl, isPreview };
  const { error } = VALID_URL.safeParse(SITE_URL);
  if (!error) return { url: SITE_URL, isPreview };
  throw new Error(`SITE_URL ${error.issues[0]?.message ?? ''}; it is "${SITE_URL}".`);
}

/** What a host says about a build it makes; previews have an address of their own. */
function readHost(environment: Environment): { isPreview: boolean; previewUrl?: string } {
  const { NETLIFY, CONTEXT, DEPLOY_PRIME_URL = '' } = environment;
  if (NETLIFY === 'true')
    return { isPreview: CONTEXT !== 'production', previewUrl: DEPLOY_PRIME_URL };
  const { VERCEL, VERCEL_ENV, VERCEL_URL } = environment;
  if (VERCEL === '1')
    return {
      isPreview: VERCEL_ENV !== 'production',
      previewUrl: VERCEL_URL ? `https://${VERCEL_URL}` : '',
    };
  const { CF_PAGES, CF_PAGES_BRANCH, CF_PAGES_URL = '' } = environment;
  if (CF_PAGES === '1')
    return { isPreview: CF_PAGES_BRANCH !== PRODUCTION_BRANCH, previewUrl: CF_PAGES_URL };
  const { WORKERS_CI, WORKERS_CI_BRANCH } = environment;
  return { isPreview: WORKERS_CI === '1' && WORKERS_CI_BRANCH !== PRODUCTION_BRANCH };
}
