import { chooseProjects, neighboursOf } from '../logic/projectList.ts';
import { routeOfProject } from '../routes.ts';
import { firstOf, type LoadedPage, withIds } from './pages.ts';
import { galleriesOf, listedProjects } from './traits.ts';
import type { Messages } from '../schemas/messages.ts';
import type { LoadedGallery } from './content.ts';

/** A gallery with a story, which has a page of its own. */
export type LoadedProject = LoadedGallery & {
  story: NonNullable<LoadedGallery['story']>;
  /** Kind of room. */
  room: string | undefined;
};

function galleryPagesFirst(pages: readonly LoadedPage[]): LoadedPage['sections'] {
  const withGallery = pages.filter(({ sections }) => galleriesOf(sections).length > 0);
  return [...withGallery, ...pages].flatMap(({ sections }) => sections);
}

/** The galleries with a story: first those of pages with galleries, in the order of the pages. */
export function findProjects(
  published: readonly LoadedPage[],
  galleries: ReadonlyMap<string, LoadedGallery>,
): LoadedProject[] {
  // A page may show only single pictures of a gallery.
  const slugs = new Set([...galleriesOf(galleryPagesFirst(published)), ...galleries.keys()]);
  return [...slugs].flatMap((slug) => {
    const gallery = galleries.get(slug);
    return gallery?.story ? [{ ...gallery, story: gallery.story, room: gallery.story.room }] : [];
  });
}

/** Pages whose lists of projects name all that they show. */
export function withListedProjects(
  pages: readonly LoadedPage[],
  projects: readonly LoadedProject[],
): LoadedPage[] {
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (section.kind !== 'projects') return section;
      const listed = chooseProjects(projects, section.galleries, section.onlyThese);
      return { ...section, galleries: listed.map(({ slug }) => slug) };
    }),
  }));
}

/** The page with a list of projects, or else with the most galleries, which pages about projects belong to. */
export function portfolioOf(pages: readonly LoadedPage[]): LoadedPage | undefined {
  const list = pages.find(({ sections }) => firstOf(sections, 'projects'));
  if (list) return list;
  const count = ({ sections }: LoadedPage) => galleriesOf(sections).length;
  const [most] = pages.toSorted((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : undefined;
}

/** The pages about projects, in the order of the first list of them; each leads to its neighbours. */
export function projectPagesOf(
  published: readonly LoadedPage[],
  projects: readonly LoadedProject[],
  { gallery: messages }: Messages,
): LoadedPage[] {
  const sections = published.flatMap((page) => page.sections);
  const contact = firstOf(galleryPagesFirst(published), 'contact');
  const list = portfolioOf(published)?.href;
  const ordered = chooseProjects(projects, listedProjects(sections));
  return ordered.map(({ slug, title, story }, index) => {
    const { former, next } = neighboursOf(ordered, index);
    return {
      name: slug,
      href: routeOfProject(slug),
      seo: { title, description: story.intro },
      sections: withIds([
        { kind: 'project', gallery: slug },
        { kind: 'gallery', gallery: slug, label: messages.projectPictures },
        ...(next
          ? [
              {
                kind: 'more-projects' as const,
                label: messages.moreProjects,
                former: former?.slug,
                next: next.slug,
                list,
              },
            ]
          : []),
        ...(contact ? [contact] : []),
      ]),
    };
  });
}
