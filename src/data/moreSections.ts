import { markdownToHtml } from 'satteri';
import { PLACEMENTS } from '../logic/placements.ts';
import { MARKDOWN_FEATURES, proseHtml } from '../logic/proseHtml.ts';
import { resolvePhoto } from './photo.ts';
import type { MoreSections } from '../schemas/moreSections.ts';

export type MoreSectionsData = Awaited<ReturnType<typeof loadMoreSections>>;

/** The sections of the owner's own as plain data. Headings go one level down, below the label. */
export function loadMoreSections(sections: MoreSections = []) {
  return Promise.all(
    sections.map(async ({ title, text, picture }) => {
      const { html } = markdownToHtml(text, { features: MARKDOWN_FEATURES });
      return {
        title,
        html: proseHtml(html).replaceAll(
          /(?<=<\/?h)[2-5](?=>)/gu,
          (level) => `${Number(level) + 1}`,
        ),
        photo: picture && (await resolvePhoto(picture, PLACEMENTS.beside)),
      };
    }),
  );
}
