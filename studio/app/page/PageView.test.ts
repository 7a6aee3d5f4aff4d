// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StudioContext } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { PageView } from './PageView.tsx';
import type { Studio } from '../state/useStudio.ts';

const MISTAKE = { file: 'pages/portfolio.yaml', field: [], message: 'has a text with a colon.' };

it.each([
  ['that it takes a moment', [], WORDS.page.starting],
  ['what it waits for, where something is to be put right', [MISTAKE], WORDS.page.waiting],
])('says before there is a page to see %s', (_, mistakes, words) => {
  const studio = { state: { files: {} }, mistakes, shown: {}, shownPictures: 0 };
  const view = createElement(PageView, {
    route: '/',
    focus: undefined,
    onOpen: () => undefined,
    onRoute: () => undefined,
  });
  const seen = renderToStaticMarkup(
    createElement(StudioContext, { value: studio as unknown as Studio }, view),
  );
  expect(seen).toContain(`<p role="status">${words}</p>`);
});
