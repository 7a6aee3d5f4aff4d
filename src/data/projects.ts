import { routeOfProject } from '../routes.ts';
import { getContent, getGallery, getGallerySlugs } from './content.ts';
import { firstOf, type LoadedPage, loadPublishedPages, withIds } from './pages.ts';
import { galleriesOf } from './traits.ts';

/** The pages of galleries with a story, in the order of the portfolio; each leads to the next one. */
export async function loadProjects(): Promise<LoadedPage[]> {
  const { gallery: messages } = await getContent('messages');
  const pages = await loadPublishedPages();
  const withGallery = pages.filter(({ sections }) => galleriesOf(sections).length > 0);
  const shown = [...withGallery, ...pages].flatMap(({ sections }) => sections);
  const contact = firstOf(shown, 'contact');
  // A page may show only single pictures of a gallery.
  const slugs = [...new Set([...galleriesOf(shown), ...(await getGallerySlugs())])];
  const galleries = await Promise.all(slugs.map(getGallery));
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
