import { splitAtWord } from '../logic/headline.ts';
import {
  choice,
  group,
  type ImageContext,
  list,
  markdown,
  punctuation,
  sectionLabel,
  seo,
  text,
  uniqueList,
  wholeNumber,
} from './fields.ts';
import { bannerPicture, picture, pictureReference } from './pictures.ts';
import type { z } from 'astro/zod';

/** Whether lines contain a word exactly once. */
function isMarkedOnce(word: string, lines: readonly string[]): boolean {
  const found = lines.flatMap((line) => splitAtWord(line, word) ?? []);
  return found.length === 1 && found.every(({ after }) => !splitAtWord(after, word));
}

function homeBanner(context: ImageContext) {
  return group('The first screen.', {
    headline: list(
      'The headline in three lines; together they are one sentence.',
      text('One line.', 20),
      [3, 3],
    ),
    emphasis: text('The underlined word of the headline; its last letter is animated.', 12).meta({
      field: 'emphasis',
    }),
    button: text('Button that leads to the services.', 24),
    picture: bannerPicture('Picture behind the headline.', context),
    underlineAt: wholeNumber(
      'Height of the headline’s underline in the picture, in percent from the top. For windows from 600 pixels.',
      30,
      70,
    )
      .meta({ title: 'Height of the underline' })
      .optional(),
    ground: choice('What the headline stands on, from 600 pixels.', ['picture', 'card'])
      .meta({ title: 'Behind the headline', names: { picture: 'The photograph', card: 'A card' } })
      .optional(),
  }).refine(({ emphasis, headline }) => headline.length !== 3 || isMarkedOnce(emphasis, headline), {
    path: ['emphasis'],
    params: { expected: 'one word that occurs once in the headline' },
  });
}

const cardWords = {
  title: text('Name of the service.', 30),
  text: text('One sentence about it.', 110),
};

function sliderCard(description: string) {
  return group(description, {
    ...cardWords,
    pictures: uniqueList(
      'Pictures of the slider in their order.',
      pictureReference('Gallery and picture, such as organizing/02-closet.'),
      [2, 5],
    ),
  });
}

function homeServices(context: ImageContext) {
  return group('The three services.', {
    label: sectionLabel(40),
    organizing: sliderCard('Card that leads to the organizing page.'),
    styling: sliderCard('Card that leads to the styling page.'),
    products: group('Card that opens the pop-up.', {
      ...cardWords,
      picture: picture('Picture on the card and in the pop-up.', context),
      popup: group('The pop-up.', {
        label: text('Label at the top.', 30),
        title: text('Heading.', 30),
        text: text('Text below the heading.', 240),
      }),
    }),
  });
}

const OUTER_MARK = /^["“”„«»]|["“”„«»]$/u;
const QUOTED_TWICE =
  'begins or ends with a quotation mark, which the page adds; remove it, or use ‘ and ’';

const portfolioTeaser = group('The link to the portfolio.', {
  label: sectionLabel(40),
  button: text('Words of the link to the portfolio.', 40),
  pictures: uniqueList(
    'Four pictures of the galleries, the large one first.',
    pictureReference('Gallery and picture, such as tidy-touch/05-entry-hall.'),
    [4, 4],
  ),
});

function about(context: ImageContext) {
  return group('About the business.', {
    label: sectionLabel(40),
    counters: list(
      'Two numbers that count up once.',
      group('One number.', {
        value: wholeNumber('The number itself.', 0, 9_999, ' (put + into suffix)'),
        suffix: punctuation('Character after the number, such as +.').optional(),
        label: text('Label below the number.', 40),
      }),
      [2, 2],
    ),
    text: text('A paragraph about you.', 300).optional(),
    people: list(
      'Up to three people.',
      group('One person.', {
        name: text('Name of the person.', 40),
        trade: text('The person’s job.', 40),
        picture: picture('Portrait, cropped to 4:5.', context),
      }),
      [0, 3],
    ).optional(),
    picture: picture('Picture beside the numbers.', context),
    highlights: uniqueList(
      'Three strengths.',
      group('One strength.', {
        drawing: choice('Line drawing above the words.', ['drawer', 'vase', 'arch']),
        title: text('Two or three words.', 40),
      }),
      [3, 3],
      ({ drawing }) => drawing,
    ),
  });
}

function quotedText(description: string, maxLength: number) {
  return text(description, maxLength).refine((words) => !OUTER_MARK.test(words), {
    error: QUOTED_TWICE,
  });
}

const customer = {
  name: text('Name of the customer.', 40),
  place: text('Town of the customer.', 40),
};

const testimonials = group('Testimonials.', {
  label: sectionLabel(40),
  paragraphs: list(
    'The customer’s words, in one to five paragraphs without quotation marks. The first is large.',
    quotedText('One paragraph.', 600),
    [1, 5],
  ),
  ...customer,
  others: list(
    'Up to five more customers, in small text below.',
    group('One more customer.', {
      text: quotedText('The customer’s words, without quotation marks.', 300),
      ...customer,
    }),
    [0, 5],
  )
    .meta({ title: 'More customers' })
    .optional(),
});

/** The owner's own sections, such as prices or questions. */
export function moreSections(context: ImageContext) {
  return list(
    'Up to three sections of your own, such as prices or questions.',
    group('One section.', {
      title: sectionLabel(40),
      text: markdown(
        'Markdown: - begins a list entry, 1. a numbered one, **text** is bold, [text](/portfolio) is a link.',
        600,
      ),
      picture: picture('Picture beside the words.', context).optional(),
    }),
    [0, 3],
  ).meta({ title: 'Your own sections' });
}

export type MoreSections = z.output<ReturnType<typeof moreSections>>;

/** content/pages/home.yaml: the home page, section by section. */
export function homePageSchema(context: ImageContext) {
  return group('The home page.', {
    seo: seo(),
    banner: homeBanner(context),
    services: homeServices(context),
    portfolio: portfolioTeaser,
    about: about(context),
    more: moreSections(context).optional(),
    testimonials,
    contact: group('Invitation to write.', {
      label: sectionLabel(40),
      prompt: text('Sentence above the e-mail address.', 120),
    }),
  });
}

export type HomePage = z.output<ReturnType<typeof homePageSchema>>;
