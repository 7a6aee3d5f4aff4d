import { z } from 'astro/zod';
import { group, text } from './fields.ts';
import { INTERNAL_HREFS } from './links.ts';
import type { ContentContext, KnownNames } from './context.ts';

const TITLE_MAX_LENGTH = 40;
const DESCRIPTION_MAX_LENGTH = 160;
/** Four times what the longest privacy policies have. */
const TEXT_MAX_LENGTH = 120_000;

/** Browsers complete what has no end. */
const HTML = /<[a-z!/?][^>\n]{0,40}>?/iu;
const IMAGE = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/u;
/** Behind the last # has to stand an ordinary space. */
const STUCK_HEADING = /^ {0,3}#{2,6}(?![# \t\r\n]|$)\S*/mu;
const FOOTNOTE = /^\[\^[^\]]+\]:/mu;
const FIRST_HEADING = /^ {0,3}#(?= )|\n=+ *$/mu;
/** Addresses in angle brackets are links as well. */
const ADDRESS = /<(?:https?:\/\/|mailto:)[^\s<>]+>|<[\w.+-]+@[\w.-]+>/giu;
/** Beside its words, or by a name that may stand in a quotation or a list as well. */
const LINK = /\]\(\s*<?([^)\s>]*)|^[ \t>*+.)\d-]*\[[^\]]+\]:[\s>]*<?([^\s>]+)/gmu;
const OUTWARD = /^(?:https?:\/\/[^\s]+\.[^\s]|mailto:[^\s]+@|tel:\+?\d|#)/u;
const WORDS_ROUTE = /^\/[a-z0-9-]+(?:#.*)?$/u;

/** Where a link of the text leads that cannot be followed. */
function lostLink(words: string, known: KnownNames | undefined): string | undefined {
  const targets = [...words.matchAll(LINK)].map(([, beside, below]) => beside ?? below ?? '');
  return targets.find((target) => {
    const isKnown = INTERNAL_HREFS.some((href) => href === target);
    const [route = ''] = target.split('#');
    const isWords = WORDS_ROUTE.test(target) && (known?.words.includes(route) ?? true);
    return !isKnown && !OUTWARD.test(target) && !isWords;
  });
}

/** Says what of a Markdown text would not be shown as its writer means it. */
function explainMarkdown(words: string, known: KnownNames | undefined): string | undefined {
  const [html] = HTML.exec(words.replace(ADDRESS, '')) ?? [];
  if (html !== undefined) return `holds ${html}; write Markdown only`;
  const [image] = IMAGE.exec(words) ?? [];
  if (image !== undefined) return `holds the picture ${image}; these pages have words only`;
  if (FIRST_HEADING.test(words))
    return 'has a heading with one #, which is that of the page; begin headings with ##';
  const [stuck] = STUCK_HEADING.exec(words) ?? [];
  if (stuck !== undefined)
    return `has "${stuck.trim()}", which is no heading yet; write an ordinary space behind the #`;
  if (FOOTNOTE.test(words)) return 'has a footnote; write it into the text';
  const link = lostLink(words, known);
  return link === undefined
    ? undefined
    : `has a link to "${link}"; write it as https://www.example.com, mailto:hello@example.com or /site-map`;
}

const TEXT_ERROR = `must be Markdown with 1 to ${TEXT_MAX_LENGTH} characters, below the second line of dashes`;

/** content/words/NAME.md: a page of the owner's own words. */
export function wordsPageSchema({ known }: Pick<ContentContext, 'known'>) {
  const help = 'A page of your own words. Every page links to it in its footer.';
  return group(
    'A page of your own words, such as imprint, privacy or terms. It is at /NAME, and every page links to it in its footer. Two lines of three dashes stand around title and description, the text below them.',
    {
      title: text('Heading of the page, and the words of the link to it.', TITLE_MAX_LENGTH),
      description: text('What a visitor finds on the page.', DESCRIPTION_MAX_LENGTH),
      text: z
        .string({ error: TEXT_ERROR })
        .min(1, { error: TEXT_ERROR })
        .max(TEXT_MAX_LENGTH, { error: TEXT_ERROR })
        .superRefine((words, context) => {
          const message = explainMarkdown(words, known);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        })
        .meta({
          description:
            'The words, in Markdown: ## begins a heading, - an entry of a list, **words** are strong, [words](https://www.example.com) are a link. In a paragraph, every line stays one.',
          field: 'markdown',
        }),
    },
  ).meta({ help });
}

/** What stands between the dashes. */
export type WordsPage = Omit<z.output<ReturnType<typeof wordsPageSchema>>, 'text'>;
