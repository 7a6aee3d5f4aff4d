import { expect, it } from 'vitest';
import { siteAddress } from './siteAddress.ts';

const CONTENT = 'https://www.example.com';
const OWN = 'https://own.example';

it.each([
  ['as the content says', {}, CONTENT, false],
  ['by its own variable', { SITE_URL: OWN }, OWN, false],
  ['as a preview', { PREVIEW: '1' }, CONTENT, true],
  ['live on Netlify', { NETLIFY: 'true', CONTEXT: 'production' }, CONTENT, false],
  [
    'as a preview on Netlify',
    { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: OWN },
    OWN,
    true,
  ],
  [
    'live on Vercel',
    { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'x.app' },
    CONTENT,
    false,
  ],
  [
    'as a preview on Vercel',
    { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'own.example' },
    OWN,
    true,
  ],
  [
    'live on Cloudflare Pages',
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: OWN },
    CONTENT,
    false,
  ],
  [
    'as a preview on Cloudflare Pages',
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'new', CF_PAGES_URL: OWN },
    OWN,
    true,
  ],
  ['live on Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, CONTENT, false],
  [
    'as a preview on Cloudflare Workers',
    { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new' },
    CONTENT,
    true,
  ],
  [
    'live from another branch when it is said so',
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'master', PREVIEW: '0' },
    CONTENT,
    false,
  ],
])('is built %s', (_, environment, url, isPreview) => {
  expect(siteAddress(CONTENT, environment)).toEqual({ url, isPreview });
});

it.each([
  [
    { SITE_URL: 'www.example.com' },
    'SITE_URL must start with https:// and end with the domain, without a slash; it is "www.example.com".',
  ],
  [{ PREVIEW: 'no' }, 'PREVIEW has to be 1 or 0; it is "no".'],
])('refuses %o', (wrong, message) => {
  expect(() => siteAddress(CONTENT, wrong)).toThrow(message);
});
