import { siteUrl } from '../schemas/business.ts';

type Environment = Partial<Record<string, string>>;

/** Reads the host's build variables; previews have their own address. */
function readHost(env: Environment): { isPreview: boolean; previewUrl?: string | undefined } {
  if (env.NETLIFY === 'true')
    return { isPreview: env.CONTEXT !== 'production', previewUrl: env.DEPLOY_PRIME_URL };
  if (env.VERCEL === '1') {
    const previewUrl = env.VERCEL_URL && `https://${env.VERCEL_URL}`;
    return { isPreview: env.VERCEL_ENV !== 'production', previewUrl };
  }
  if (env.CF_PAGES === '1')
    return { isPreview: env.CF_PAGES_BRANCH !== 'main', previewUrl: env.CF_PAGES_URL };
  return { isPreview: env.WORKERS_CI === '1' && env.WORKERS_CI_BRANCH !== 'main' };
}

/**
 * The address of this build, without a slash at the end, and whether it is a preview, which search
 * engines must not list. `SITE_URL` and `PREVIEW` (1 or 0) override the content and the host.
 */
export function siteAddress(contentUrl: string, environment: Environment = process.env) {
  const { PREVIEW = '', SITE_URL = '' } = environment;
  if (!['', '0', '1'].includes(PREVIEW))
    throw new Error(`PREVIEW must be 1 or 0; it is "${PREVIEW}".`);
  const host = readHost(environment);
  const isPreview = PREVIEW === '' ? host.isPreview : PREVIEW === '1';
  if (SITE_URL === '') {
    return { url: isPreview && host.previewUrl ? host.previewUrl : contentUrl, isPreview };
  }
  const schema = siteUrl('');
  if (!schema.safeParse(SITE_URL).success)
    throw new Error(`SITE_URL must be ${schema.meta()?.expected}; it is "${SITE_URL}".`);
  return { url: SITE_URL, isPreview };
}
