import { choice, group, list, sign, text, uniqueList, wholeNumber } from './fields.ts';
import { homeBanner } from './homeBanner.ts';
import { homeServices } from './homeServices.ts';
import { sectionLabel, seo } from './pageParts.ts';
import { hasOuterMark } from './pastedSigns.ts';
import { picture, pictureReference } from './pictures.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from './context.ts';

const LABEL_MAX_LENGTH = 40;
const TITLE_MAX_LENGTH = 40;
const PARAGRAPH_MAX_LENGTH = 600;
const PROMPT_MAX_LENGTH = 120;
const SUFFIX_MAX_LENGTH = 2;
const COUNTER_MAX = 9_999;
const COUNTER_HINT = ' (a sign such as + goes into suffix)';
const QUOTED_TWICE =
  'begins or ends with a quotation mark, which the page adds itself; remove it, or write ‘ and ’ around words that are quoted inside';
const TEASER_PICTURES = { min: 4, max: 4 };
const COUNTERS = { min: 2, max: 2 };
const HIGHLIGHTS = { min: 3, max: 3 };
const TESTIMONIAL_PARAGRAPHS = { min: 3, max: 3 };

function portfolioTeaser(context: ContentContext) {
  return group('The way to the portfolio.', {
    label: sectionLabel(LABEL_MAX_LENGTH),
    button: text('Words of the link to the portfolio.', LABEL_MAX_LENGTH),
    pictures: uniqueList(
      'Four pictures of the galleries, the large one first.',
      pictureReference('Gallery and picture, such as tidy-touch/05-entry-hall.', context),
      TEASER_PICTURES,
    ),
  });
}

function about(context: ContentContext) {
  return group('What the business has achieved.', {
    label: sectionLabel(LABEL_MAX_LENGTH),
    counters: list(
      'Two numbers that count up once.',
      group('One number.', {
        value: wholeNumber('The number itself.', 0, COUNTER_MAX, COUNTER_HINT),
        suffix: sign('Sign behind the number, such as +.', SUFFIX_MAX_LENGTH).optional(),
        label: text('What is counted.', LABEL_MAX_LENGTH),
      }),
      COUNTERS,
    ),
    picture: picture('Picture beside the numbers.', context),
    highlights: uniqueList(
      'Three strengths.',
      group('One strength.', {
        drawing: choice('Line drawing above the words.', ['drawer', 'vase', 'arch']),
        title: text('The strength in two or three words.', TITLE_MAX_LENGTH),
      }),
      HIGHLIGHTS,
      ({ drawing }) => drawing,
    ),
  });
}

function testimonials() {
  return group('What a customer says.', {
    label: sectionLabel(LABEL_MAX_LENGTH),
    paragraphs: list(
      'The customer’s words, without quotation marks. The first paragraph is set large.',
      text('One paragraph.', PARAGRAPH_MAX_LENGTH).refine((words) => !hasOuterMark(words), {
        error: QUOTED_TWICE,
      }),
      TESTIMONIAL_PARAGRAPHS,
    ),
    name: text('Name of the customer.', TITLE_MAX_LENGTH),
    place: text('Town of the customer.', TITLE_MAX_LENGTH),
  });
}

/** content/pages/home.yaml: the home page, section by section. */
export function homePageSchema(context: ContentContext) {
  return group('The home page.', {
    seo: seo(),
    banner: homeBanner(context),
    services: homeServices(context),
    portfolio: portfolioTeaser(context),
    about: about(context),
    testimonials: testimonials(),
    contact: group('Invitation to write.', {
      label: sectionLabel(LABEL_MAX_LENGTH),
      prompt: text('Sentence above the e-mail address.', PROMPT_MAX_LENGTH),
    }),
  });
}

export type HomePage = z.output<ReturnType<typeof homePageSchema>>;
