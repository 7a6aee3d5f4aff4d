import type { Mutant } from './mutant.ts';

/** What the server answers. */
export const SERVER: readonly Mutant[] = [
  {
    breaks: 'Pages may be kept for a year.',
    file: 'server/headers.ts',
    from: "{ pathPrefix: '/', value: 'no-cache' }",
    to: "{ pathPrefix: '/', value: 'max-age=31536000' }",
    testFile: 'server/server.test.ts',
    testName: 'caching',
  },
  {
    breaks: 'Files named after their content are asked for again each time.',
    file: 'server/headers.ts',
    from: ', immutable`',
    to: '`',
    testFile: 'server/server.test.ts',
    testName: 'lets files named after their content be kept for a year',
  },
  {
    breaks: 'Strangers may frame the site and run scripts in it.',
    file: 'server/headers.ts',
    from: '{ name: POLICY, value: pagePolicy(inlineSources(pages)) }',
    to: "{ name: POLICY, value: '' }",
    testFile: 'server/headers.test.ts',
    testName: 'lets in nothing but the site itself',
  },
  {
    breaks: 'HTTPS is demanded over plain HTTP.',
    file: 'server/headers.ts',
    from: '      httpsOnly: true,\n',
    to: '',
    testFile: 'server/headers.test.ts',
    testName: 'demands HTTPS of those who came over HTTPS only',
  },
  {
    breaks: 'Browsers may guess types.',
    file: 'server/headers.ts',
    from: "    { name: 'X-Content-Type-Options', value: 'nosniff' },\n",
    to: '',
    testFile: 'server/headers.test.ts',
    testName: 'isolates the site and keeps browsers from guessing types',
  },
  {
    breaks: 'Refused encodings are sent.',
    file: 'server/encodings.ts',
    from: '> 0);',
    to: '>= 0);',
    testFile: 'server/server.test.ts',
    testName: 'compression',
  },
];
