import { expect, it } from 'vitest';
import { siteAddress } from './siteAddress.ts';

const CONTENT = 'https://www.example.com';
const OWN = 'https://own.example';

const LIVE = {
  'no host': {},
  Netlify: { NETLIFY: 'true', CONTEXT: 'production', DEPLOY_PRIME_URL: OWN },
  Vercel: { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'own.example' },
  'Cloudflare Pages': { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: OWN },
  'Cloudflare Workers': { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' },
  'another branch and PREVIEW=0': { CF_PAGES: '1', CF_PAGES_BRANCH: 'new', PREVIEW: '0' },
};
const PREVIEWS = {
  Netlify: { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: OWN },
  Vercel: { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'own.example' },
  'Cloudflare Pages': { CF_PAGES: '1', CF_PAGES_BRANCH: 'new', CF_PAGES_URL: OWN },
  'Cloudflare Workers and SITE_URL': { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new', SITE_URL: OWN },
};

it.each(Object.entries(LIVE))('is live at the address of the content: %s', (_, environment) => {
  expect(siteAddress(CONTENT, environment)).toEqual({ url: CONTENT, isPreview: false });
});

it.each(Object.entries(PREVIEWS))('is a preview at its own address: %s', (_, environment) => {
  expect(siteAddress(CONTENT, environment)).toEqual({ url: OWN, isPreview: true });
});

it('lets SITE_URL and PREVIEW override the host', () => {
  expect(siteAddress(CONTENT, { SITE_URL: OWN })).toEqual({ url: OWN, isPreview: false });
  expect(siteAddress(CONTENT, { PREVIEW: '1' })).toEqual({ url: CONTENT, isPreview: true });
});

it('refuses invalid values of SITE_URL and PREVIEW', () => {
  expect(() => siteAddress(CONTENT, { PREVIEW: 'no' })).toThrow(
    'PREVIEW must be 1 or 0; it is "no".',
  );
  expect(() => siteAddress(CONTENT, { SITE_URL: 'www.example.com' })).toThrow(
    'SITE_URL must be https:// and the domain, without a slash at the end; it is "www.example.com".',
  );
});
