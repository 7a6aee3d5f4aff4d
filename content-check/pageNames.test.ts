import { describe, expect, it } from 'vitest';
import { checkPageNames } from './pageNames.ts';

/** A page whose fields are all on this line. */
const page = (name: string, data: unknown, line = 1) => ({
  file: `pages/${name}.yaml`,
  data,
  lineOf: () => line,
});

describe('a page', () => {
  it('cannot have the title of another page', () => {
    const pages = ['a', 'b', 'c'].map((name, index) =>
      page(name, { seo: { title: name === 'b' ? 'Tidy' : 'Home' } }, index),
    );
    expect(checkPageNames(pages)).toEqual([
      {
        file: 'pages/c.yaml',
        line: 2,
        path: ['seo', 'title'],
        message: 'is also the name in "a.yaml". Change one of them.',
      },
    ]);
  });

  it('cannot offer the service of another page', () => {
    const pages = ['a', 'b'].map((name) => page(name, { service: { name: 'Moving' } }));
    expect(checkPageNames(pages)).toEqual([
      {
        file: 'pages/b.yaml',
        line: 1,
        path: ['service', 'name'],
        message: 'is also the name in "a.yaml". Change one of them.',
      },
    ]);
  });

  it('may have the name of its service, or no name at all', () => {
    const pages = [
      page('a', { seo: { title: 'Moving' } }),
      page('b', { service: { name: 'Moving' } }),
      page('c', { seo: { title: 1 } }),
      page('d', { seo: { title: 1 }, service: 'Moving' }),
      page('e', null),
      page('f', {}),
    ];
    expect(checkPageNames(pages)).toEqual([]);
  });

  it('may have the title of a file that is no page', () => {
    const data = { seo: { title: 'Home' } };
    const text = { file: 'words/terms.md', data, lineOf: () => 1 };
    expect(checkPageNames([text, page('a', data)])).toEqual([]);
  });
});
