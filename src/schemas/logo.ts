import { group } from './fields.ts';
import type { ContentContext } from './context.ts';

/** What the file may be called, beside business.yaml. */
export const LOGO_FILE = /^\.\/logo(?:-\d+)?\.(?:svg|png)$/u;

/** A logo of the owner's own, in place of the one that is drawn from the name. */
export function logo({ image, logoFile = image }: ContentContext) {
  return group(
    'A logo of your own, on a card. Without one, the name of the business stands beside a drawing.',
    {
      src: logoFile().meta({
        description:
          'A drawing (svg), or a png with a transparent ground, at least 96 pixels high. It has to be readable on a white card.',
        field: 'logo',
        title: 'File',
      }),
    },
  );
}
