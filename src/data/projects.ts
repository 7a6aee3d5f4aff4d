import { routeOfProject } from '../routes.ts';
import { firstOf, type LoadedPage, withIds } from './pages.ts';
import { galleriesOf } from './traits.ts';
import type { Messages } from '../schemas/messages.ts';
import type { LoadedGallery } from './content.ts';

interface ProjectContent {
  /** The pages that visitors can open. */
  published: readonly LoadedPage[];
  /** By the name of their folder. */
  galleries: ReadonlyMap<string, LoadedGallery>;
  messages: Messages;
}

/** The pages of galleries with a story, in the order of the portfolio; each leads to the next one. */
export function projectsOf({
  published,
  galleries: all,
  messages: { gallery: messages },
}: ProjectContent): LoadedPage[] {
  const withGallery = published.filter(({ sections }) => galleriesOf(sections).length > 0);
  const shown = [...withGallery, ...published].flatMap(({ sections }) => sections);
  const contact = firstOf(shown, 'contact');
  // A page may show only single pictures of a gallery.
  const slugs = new Set([...galleriesOf(shown), ...all.keys()]);
  const galleries = [...slugs].flatMap((slug) => all.get(slug) ?? []);
  const projects = galleries.flatMap(({ story, ...gallery }) =>
    story ? [{ ...gallery, story }] : [],
  );
  return projects.map(({ slug, title, story }, index) => {
    const next = projects[(index + 1) % projects.length];
    const isOnly = next === undefined || next.slug === slug;
    return {
      name: slug,
      href: routeOfProject(slug),
      seo: { title, description: story.intro },
      sections: withIds([
        { kind: 'project', gallery: slug },
        { kind: 'gallery', gallery: slug, label: messages.projectPictures },
        ...(isOnly
          ? []
          : [
              {
                kind: 'portfolio-teaser' as const,
                label: messages.nextProject,
                button: next.title,
                href: routeOfProject(next.slug),
                pictures: next.pictures.slice(0, 4).map(({ name }) => name),
              },
            ]),
        ...(contact ? [contact] : []),
      ]),
    };
  });
}
