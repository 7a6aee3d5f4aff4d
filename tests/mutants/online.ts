import type { Mutant } from './mutant.ts';

const SHARING = 'tests/site/sharing.test.ts';

/** How the site is found and shared. */
export const ONLINE: readonly Mutant[] = [
  {
    breaks: 'The sample page is listed by search engines.',
    file: 'src/pages/sample-page.astro',
    from: ' isUnlisted',
    to: '',
    testFile: SHARING,
    testName: 'nobody lists or shares /sample-page',
  },
  {
    breaks: 'Pages are shared with the picture of another one.',
    file: 'src/data/describeDocument.ts',
    from: '    title: seo.title,\n    business: business.name,\n    colors,',
    to: "    title: 'Home',\n    business: business.name,\n    colors: groundColors(),",
    testFile: SHARING,
    testName: 'a picture of its own',
  },
  {
    breaks: 'Search engines are told of a picture that is not there.',
    file: 'src/data/structuredData.ts',
    from: 'contentUrl: siteUrl + src',
    to: "contentUrl: siteUrl + src + '.jpg'",
    testFile: SHARING,
    testName: 'image search finds every picture',
  },
  {
    breaks: 'The business ends the script that tells of it.',
    file: 'src/data/structuredData.ts',
    from: ".replaceAll('<', String.raw`\\u003c`)",
    to: '',
    testFile: 'src/data/structuredData.test.ts',
    testName: 'ends no script',
  },
  {
    breaks: 'The e-mail address can be collected from the pages.',
    file: 'src/integrations/pageTidying.ts',
    from: '[...addresses].reduce(hideAddress, html)',
    to: 'html',
    testFile: SHARING,
    testName: 'who collects addresses',
  },
  {
    breaks: 'A preview is listed by search engines.',
    file: 'src/data/siteAddress.ts',
    from: "CONTEXT !== 'production'",
    to: "CONTEXT === 'deploy-previews'",
    testFile: 'src/data/siteAddress.test.ts',
    testName: 'as a preview on Netlify',
  },
  {
    breaks: 'Pictures of a preview are listed by search engines.',
    file: 'server/headers.ts',
    from: "isUnlisted ? [['X-Robots-Tag', 'noindex']] : []",
    to: '[]',
    testFile: 'server/headers.test.ts',
    testName: 'keep a site from search engines',
  },
  {
    breaks: 'Visitors read the settings of hosts.',
    file: 'server/site.ts',
    from: 'isHidden || isForHosts || ',
    to: 'isHidden || ',
    testFile: 'server/server.test.ts',
    testName: 'answers /_headers with',
  },
  {
    breaks: 'Cloudflare joins the caching of pages and pictures.',
    file: 'src/integrations/hostFiles/headersFile.ts',
    from: '...without(others.headers, assets.headers).map(([name]) => `  ! ${name}`),',
    to: '',
    testFile: 'src/integrations/hostFiles/hostFiles.test.ts',
    testName: 'tells Netlify and Cloudflare',
  },
  {
    breaks: 'GitHub Pages sends the pages without a policy.',
    file: 'src/integrations/pageTidying.ts',
    from: '(charset) => charset + said',
    to: '(charset) => charset',
    testFile: 'src/integrations/pageTidying.test.ts',
    testName: 'lets pages say',
  },
];
