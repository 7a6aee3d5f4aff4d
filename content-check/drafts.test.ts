import { expect, it } from 'vitest';
import { checkDrafts } from './drafts.ts';

const page = (name: string, draft: boolean) => ({
  file: `pages/${name}.yaml`,
  data: { draft },
  lineOf: () => 7,
});

it('home page and page for wrong addresses cannot be drafts', () => {
  const pages = [page('home', true), page('cellars', true), page('404', true), page('home', false)];
  const message = 'is set, but the site cannot do without this page. Remove the field.';
  expect(checkDrafts(pages)).toEqual([
    { file: 'pages/home.yaml', line: 7, path: ['draft'], message },
    { file: 'pages/404.yaml', line: 7, path: ['draft'], message },
  ]);
});
