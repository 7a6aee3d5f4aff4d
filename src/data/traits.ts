import type { Section, SectionOf } from '../schemas/pages.ts';
import type { Picture } from './photo.ts';

/** What a page needs to know about a section before it is rendered. */
export interface SectionTraits {
  /** At the top of a page, the header lies over its photograph. */
  isBanner: boolean;
  /** Visitors can write to the business there. */
  isContact: boolean;
  /** It has paragraphs near its top, in the typeface of texts. */
  beginsWithText: boolean;
  /** It shows photographs of its own; the first view of a page ends below the first of them. */
  hasPhotos: boolean;
  /** Visitors can enlarge its photographs. */
  opensLightbox: boolean;
  /** Folders of the galleries it shows. */
  galleries: readonly string[];
  /** Folders of the galleries whose projects it lists, as cards. */
  projects: readonly string[] | undefined;
  /** Its photograph over the whole width of the page. */
  photo: Picture | undefined;
}

/** The file `traits.ts` of a kind, beside its schema; left out, a trait is false or empty. */
export type TraitsOf<Kind extends Section['kind']> = (
  content: SectionOf<Kind>,
) => Partial<SectionTraits>;

const NO_TRAITS: SectionTraits = {
  isBanner: false,
  isContact: false,
  beginsWithText: false,
  hasPhotos: false,
  opensLightbox: false,
  galleries: [],
  projects: undefined,
  photo: undefined,
};

const TRAITS = import.meta.glob<TraitsOf<Section['kind']> | undefined>('../sections/*/traits.ts', {
  import: 'traits',
  eager: true,
});

export function traitsOf(section: Section): SectionTraits {
  const traits = TRAITS[`../sections/${section.kind}/traits.ts`];
  return { ...NO_TRAITS, ...traits?.(section) };
}

/** The folders of the galleries among sections, in their order. */
export function galleriesOf(sections: readonly Section[]): string[] {
  return [...new Set(sections.flatMap((section) => traitsOf(section).galleries))];
}

/** The folders of the galleries whose projects sections list, in their order. */
export function listedProjects(sections: readonly Section[]): string[] {
  return [...new Set(sections.flatMap((section) => traitsOf(section).projects ?? []))];
}

/**
 * The index of the section that ends the first view: the first one with photographs. Undefined if the
 * page has one section: all of it is the first view.
 */
export function firstViewEndOf(sections: readonly Section[]): number | undefined {
  if (sections.length === 1) return undefined;
  const withPhotos = sections.findIndex((section) => traitsOf(section).hasPhotos);
  return Math.max(withPhotos, 0);
}
