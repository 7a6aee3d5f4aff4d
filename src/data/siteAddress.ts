import { siteUrl } from '../schemas/business.ts';

/** Where a build will be seen. */
export interface SiteAddress {
  /** No slash at the end: routes follow. */
  url: string;
  /** Whether it is only there to be looked at, so that no search engine should list it. */
  isPreview: boolean;
}

/** The variables a build is started with. */
type Environment = Partial<Record<string, string>>;

/** What a host says about a build it makes; previews have an address of their own. */
interface Host {
  isHere: (environment: Environment) => boolean;
  isPreview: (environment: Environment) => boolean;
  previewUrl: (environment: Environment) => string | undefined;
}

const PRODUCTION_BRANCH = 'main';
const VALID_URL = siteUrl('Address of this build.');

const HOSTS: readonly Host[] = [
  {
    isHere: ({ NETLIFY }) => NETLIFY === 'true',
    isPreview: ({ CONTEXT }) => CONTEXT !== 'production',
    previewUrl: ({ DEPLOY_PRIME_URL }) => DEPLOY_PRIME_URL,
  },
  {
    isHere: ({ VERCEL }) => VERCEL === '1',
    isPreview: ({ VERCEL_ENV }) => VERCEL_ENV !== 'production',
    previewUrl: ({ VERCEL_URL }) => VERCEL_URL && `https://${VERCEL_URL}`,
  },
  {
    isHere: ({ CF_PAGES }) => CF_PAGES === '1',
    isPreview: ({ CF_PAGES_BRANCH }) => CF_PAGES_BRANCH !== PRODUCTION_BRANCH,
    previewUrl: ({ CF_PAGES_URL }) => CF_PAGES_URL,
  },
  {
    isHere: ({ WORKERS_CI }) => WORKERS_CI === '1',
    isPreview: ({ WORKERS_CI_BRANCH }) => WORKERS_CI_BRANCH !== PRODUCTION_BRANCH,
    previewUrl: () => undefined,
  },
];

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
  const host = HOSTS.find(({ isHere }) => isHere(environment));
  const isPreview = PREVIEW === '' ? (host?.isPreview(environment) ?? false) : PREVIEW === '1';
  if (SITE_URL === '') {
    const previewUrl = isPreview ? host?.previewUrl(environment) : undefined;
    return { url: previewUrl ?? contentUrl, isPreview };
  }
  const { error } = VALID_URL.safeParse(SITE_URL);
  if (!error) return { url: SITE_URL, isPreview };
  throw new Error(`SITE_URL ${error.issues[0]?.message ?? ''}; it is "${SITE_URL}".`);
}
