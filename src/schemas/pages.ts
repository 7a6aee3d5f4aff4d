import { z } from 'astro/zod';
import { type Theme, THEMES } from '../logic/palette.ts';
import * as kinds from '../sections/kinds.ts';
import {
  choice,
  group,
  type ImageContext,
  list,
  markdown,
  menuEntry,
  seo,
  text,
  toggle,
  uniqueList,
} from './fields.ts';
import { picture, pictureReference } from './pictures.ts';
import { SCHEMA_WORDS } from './words.ts';

const THEME_NAMES: Record<Theme, string> = {
  first: 'First colour',
  second: 'Second colour',
  third: 'Third colour',
  dark: 'Dark',
};

type Kinds = typeof kinds;
type SectionSchema = ReturnType<Kinds[keyof Kinds]>;
/** A section of the page about a project, which no file describes. */
interface GeneratedSection {
  id?: string;
  menu?: undefined;
  hidden?: undefined;
}
/** Opens the page. */
interface ProjectSection extends GeneratedSection {
  kind: 'project';
  gallery: string;
}
/** Ends it with its neighbours. */
interface MoreProjectsSection extends GeneratedSection {
  kind: 'more-projects';
  label: string;
  /** Folder of the gallery before it. */
  former?: string | undefined;
  /** Folder of the gallery after it. */
  next: string;
  /** The page with all projects. */
  list?: string | undefined;
}
/** A section of any kind. */
export type Section = z.output<SectionSchema> | ProjectSection | MoreProjectsSection;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

function section(context: ImageContext): z.ZodType<Section> {
  const schemas = Object.values(kinds).map((kind): SectionSchema => kind(context));
  return z
    .discriminatedUnion('kind', schemas as [SectionSchema, ...SectionSchema[]])
    .describe('One section.');
}

function draft() {
  return toggle('Keeps the page in its file and off the site. Links to it are left out.')
    .meta({ title: 'Draft' })
    .optional();
}

function service(context: ImageContext) {
  return group('Makes the page a service, with a card among the services.', {
    name: text('Name of the service.', 30),
    summary: text('What it is, on its card.', 110).meta({ title: 'In one sentence' }),
    pictures: uniqueList(
      'Pictures of the slider in their order.',
      pictureReference('Gallery and picture, such as organizing/02-closet.'),
      [2, 5],
    ).optional(),
    comingSoon: group('Not offered yet: its card opens a pop-up.', {
      picture: picture('Picture on the card and in the pop-up.', context),
      label: text('Label of the pop-up.', 30),
      title: text('Heading of the pop-up.', 30),
      text: text('Text of the pop-up.', 240),
    }).optional(),
    hidden: toggle('Keeps the service in the file, without a card. Its page stays.')
      .meta({ title: 'Hidden' })
      .optional(),
  }).refine(({ pictures, comingSoon }) => pictures !== undefined || comingSoon !== undefined, {
    path: ['pictures'],
    error: () => SCHEMA_WORDS.picturesMissing,
  });
}

/** content/pages/NAME.yaml: the page at /NAME. */
export function pageSchema(context: ImageContext) {
  return group('A page. Its address is /NAME; that of home.yaml is /.', {
    sections: list('The sections from top to bottom.', section(context), [0, 30]),
    seo: seo(),
    theme: choice('Behind the whole page.', THEMES)
      .meta({
        title: 'Colour of the page',
        names: THEME_NAMES,
      })
      .optional(),
    menu: menuEntry('Word in the menu that leads to the page.'),
    unlisted: toggle('Hides the page from search engines.')
      .meta({ title: 'Not for search engines' })
      .optional(),
    draft: draft(),
    service: service(context).optional(),
  })
    .superRefine(({ sections }, refinement) => {
      const ids = sections.map(({ id }) => id);
      ids.forEach((id, index) => {
        const first = ids.indexOf(id);
        if (id === undefined || first === index) return;
        const message = SCHEMA_WORDS.sameName(first + 1);
        refinement.addIssue({ code: 'custom', path: ['sections', index, 'id'], message });
      });
      const lists = sections.flatMap(({ kind }, index) => (kind === 'projects' ? [index] : []));
      const [first = 0, ...others] = lists;
      for (const index of others) {
        const message = SCHEMA_WORDS.oneList(first + 1);
        refinement.addIssue({ code: 'custom', path: ['sections', index, 'kind'], message });
      }
    })
    .meta({ help: 'Sections, search results and the word in the menu.' });
}

export type Page = z.output<ReturnType<typeof pageSchema>>;

/** content/words/NAME.md: one of the owner's own pages. */
export const textPageSchema = group(
  'A page of your own, such as imprint, privacy or terms. Its address is /NAME; every footer links to it. Put title and description between two lines of three dashes, and the text below.',
  {
    title: text('Heading of the page, and text of the link to it.', 40),
    description: text('What a visitor finds on the page.', 160),
    text: markdown(
      'Markdown: ## begins a heading, - a list entry, **text** is bold, [text](https://www.example.com) is a link. Line breaks in a paragraph are kept.',
      120_000,
      ', below the second line of dashes',
    ).meta({ help: 'The words of the page. Line breaks are kept.' }),
    menu: menuEntry('Word in the menu that leads to the page.'),
    draft: draft(),
  },
).meta({ help: 'A page of your own. Every footer links to it.' });

export type TextPage = Omit<z.output<typeof textPageSchema>, 'text'>;
