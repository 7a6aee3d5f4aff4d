import { expect, it } from 'vitest';
import { pagePolicy } from '../../server/contentSecurityPolicy.ts';
import { tidyPage, withHeaders } from './pageTidying.ts';

it.each([
  ['hello@example.com', 'hello@example.com'],
  ['o.k+news@mail.example.com', 'o.k%2Bnews@mail.example.com'],
  ['$&@example.com', '%24%26@example.com'],
])('spells %s so that only browsers read it', (address, encoded) => {
  const page = `<a href="mailto:${encoded}?subject=x" data-copy="${address}">${address.replace('@', '@<wbr/>')}</a><style>@media print{}</style>`;
  const tidy = tidyPage(page);
  expect(tidy).not.toMatch(/[\w%+&$-]@[\w<]|mailto:/u);
  expect(tidy.replaceAll('&#64;', '@').replaceAll('&#46;', '.').replaceAll('&#58;', ':')).toBe(
    page,
  );
});

it.each([
  'A mailto: link opens your mail program.<a class="l" href="/imprint">',
  '<a href="mailto:100%@example.com">mailto:100%@example.com</a>. We answer 95 % of all mails.',
])('changes nothing that is read of %s', (page) => {
  const read = tidyPage(page).replaceAll('&#64;', '@').replaceAll('&#46;', '.');
  expect(read.replaceAll('&#58;', ':')).toBe(page);
});

it('lets pages say what headers cannot, before anything is loaded', () => {
  const pages = [
    '<head><meta charset="utf-8"><script>one()</script>',
    '<head><meta charset="utf-8">',
  ];
  const policy = pagePolicy(pages).replace("; frame-ancestors 'none'", '');
  for (const page of withHeaders(pages)) {
    expect(page).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer"`,
    );
  }
});
