import { z } from 'astro/zod';
import { DESIGN_COLORS, weakPairs } from '../logic/palette.ts';
import { group } from './fields.ts';

const COLOR = /^#[\da-f]{6}$/u;
const ERROR = 'must be a colour such as "#0f352e", in quotes, with digits and small letters';

/** @param start what the site has without colours of one's own */
function color(description: string, start: string) {
  return z
    .string({ error: ERROR })
    .regex(COLOR, { error: ERROR })
    .meta({ description, field: 'color', start });
}

const PERCENT = 100;
const DESCRIPTION =
  'The six colours of the site. All other tones follow from them; without them, the site has its own.';

/** Colours of the owner's own, in which everything can be read. */
export function ownColors() {
  return group(DESCRIPTION, {
    ground: color('The wall behind everything.', DESIGN_COLORS.ground),
    organizing: color('The first service: its strip and its page.', DESIGN_COLORS.organizing),
    styling: color('The second service: its strip and its page.', DESIGN_COLORS.styling),
    products: color('The third service: its strip.', DESIGN_COLORS.products),
    dark: color('Lines, buttons and dark grounds. Words are a little darker.', DESIGN_COLORS.dark),
    accent: color(
      'Underlines, arrows and marks, and the ring around what the keyboard has reached.',
      DESIGN_COLORS.accent,
    ),
  })
    .superRefine((own, context) => {
      if (!Object.values(own).every((value) => COLOR.test(value))) return;
      for (const { name, tone, ground, ratio, needed } of weakPairs(own)) {
        // Cut, not rounded: 4.49 must not read as 4.5.
        const figure = Math.floor(ratio * PERCENT) / PERCENT;
        const message = `makes ${tone} stand on ${ground} with a contrast of ${figure}, which has to be ${needed} at least; choose a colour that differs more`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .describe(DESCRIPTION);
}
