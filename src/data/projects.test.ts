import { expect, it } from 'vitest';
import { type LoadedProject, projectPagesOf } from './projects.ts';
import type { LoadedPage } from './pages.ts';
import type { Section } from '../schemas/pages.ts';
import type { Messages } from '../schemas/messages.ts';

const MESSAGES = { gallery: {} } as Messages;
const PROJECTS = ['attic', 'kitchen', 'garage'].map(
  (slug) => ({ slug, title: slug, story: { intro: slug } }) as LoadedProject,
);

function page(href: string, sections: object[]): LoadedPage {
  return { href, sections } as LoadedPage;
}

/** Where "All projects" leads on the page of the first project. */
function linkToAll(published: LoadedPage[]): string | undefined {
  const [first] = projectPagesOf(published, PROJECTS, MESSAGES);
  const more = first?.sections.find((section: Section) => section.kind === 'more-projects');
  return more?.kind === 'more-projects' ? more.list : undefined;
}

it('leads from a project to the list of all, or else to the page with most galleries', () => {
  const gallery = (slug: string) => ({ kind: 'gallery', gallery: slug });
  const service = page('/service', [gallery('attic')]);
  const portfolio = page('/portfolio', [gallery('kitchen'), gallery('garage')]);
  const list = page('/work', [{ kind: 'projects' }]);
  expect(linkToAll([service, portfolio])).toBe('/portfolio');
  expect(linkToAll([service, portfolio, list])).toBe('/work');
});
