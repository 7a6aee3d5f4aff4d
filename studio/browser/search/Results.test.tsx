import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WORDS } from '../words.ts';
import { MOST_RESULTS } from './findWords.ts';
import { Results } from './Results.tsx';

/** The list with so many results. */
function show(count: number): string {
  const results = Array.from({ length: count }, (_, index) => <div key={index} />);
  return renderToStaticMarkup(
    <Results id="list" isShown isInline>
      {results}
    </Results>,
  );
}

it('says that only the first results are listed, if there may be more', () => {
  expect(show(MOST_RESULTS)).toContain(WORDS.search.first(MOST_RESULTS));
  expect(show(MOST_RESULTS - 1)).not.toContain(WORDS.search.first(MOST_RESULTS));
});
