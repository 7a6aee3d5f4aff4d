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

/** The address of the page with the list of projects, else of the one that shows most of them. */
function pageOfAllProjects(
  published: readonly LoadedPage[],
  projects: readonly LoadedProject[],
): string | undefined {
  const list = published.find((page) => firstOf(page.sections, 'projects'));
  if (list) return list.href;
  const slugs = new Set(projects.map(({ slug }) => slug));
  const shown = ({ sections }: LoadedPage) =>
    galleriesOf(sections).filter((slug) => slugs.has(slug)).length;
  const [first] = published.toSorted((one, other) => shown(other) - shown(one));
  return first && shown(first) > 1 ? first.href : undefined;
}

/** The pages about projects, in the order of the first list of them; each leads to its neighbours. */
export function projectPagesOf(
  published: readonly LoadedPage[],
  projects: readonly LoadedProject[],
  { gallery: messages }: Messages,
): LoadedPage[] {
  const sections = published.flatMap((page) => page.sections);
  const contact = firstOf(galleryPagesFirst(published), 'contact');
  const list = pageOfAllProjects(published, projects);
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
