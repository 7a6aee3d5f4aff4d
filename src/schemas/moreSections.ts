import { group, type ImageContext, list, markdown, sectionLabel } from './fields.ts';
import { picture } from './pictures.ts';
import type { z } from 'astro/zod';

/** Sections of the owner's own: how she works, prices, questions. */
export function moreSections(context: ImageContext) {
  return list(
    'Up to three sections of your own, such as how you work, what it costs, or questions.',
    group('One section.', {
      title: sectionLabel(40),
      text: markdown(
        'The words, in Markdown: - begins an entry of a list, 1. one of a numbered list, **words** are strong, [words](/portfolio) are a link.',
        600,
      ),
      picture: picture('Picture beside the words.', context).optional(),
    }),
    [0, 3],
  ).meta({ title: 'Your own sections' });
}

export type MoreSections = z.output<ReturnType<typeof moreSections>>;
