import { PORTFOLIO } from '../../content/gallery.ts';
import { valueAt, withValue } from './data.ts';
import type { Files } from './work.ts';

/** The portfolio with other galleries in it. While it cannot be read, nothing is known of them: it stays as it is. */
function withGalleries(files: Files, change: (listed: unknown[]) => unknown[]): Files {
  const listed = valueAt(files[PORTFOLIO], ['galleries']);
  if (!Array.isArray(listed)) return {};
  return { [PORTFOLIO]: withValue(files[PORTFOLIO], ['galleries'], change(listed)) };
}

/** The portfolio with a new gallery at its end. */
export function portfolioWith(files: Files, gallery: string): Files {
  return withGalleries(files, (listed) => [...listed, { gallery }]);
}

/** The portfolio without a gallery. */
export function portfolioWithout(files: Files, gallery: string): Files {
  return withGalleries(files, (listed) =>
    listed.filter((entry) => valueAt(entry, ['gallery']) !== gallery),
  );
}
