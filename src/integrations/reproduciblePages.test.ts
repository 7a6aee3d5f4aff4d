import { expect, it } from 'vitest';
import { withoutDigests } from './reproduciblePages.ts';

it('takes the digests of folders out of pages, and nothing else', () => {
  const page = (digest: string, uid: string) =>
    `<style>@font-face{font-family:"A Face${digest}";src:url("/a-0123456789abcdef.woff2")}</style>` +
    `<p title="A-0123456789abcdef">x</p><astro-island${uid} prefix="r1"></astro-island>`;
  expect(withoutDigests(page('-6bf31fd7eb0f6792', ' uid="1WOK88"'))).toBe(page('', ''));
});
