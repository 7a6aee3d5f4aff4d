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

it('leads from a project to the page that shows most of them', () => {
  const service = page('/service', [
    { kind: 'gallery', gallery: 'attic' },
    { kind: 'gallery', gallery: 'without-story' },
    { kind: 'gallery', gallery: 'another-without-story' },
  ]);
  const portfolio = page('/portfolio', [
    { kind: 'gallery', gallery: 'kitchen' },
    { kind: 'gallery', gallery: 'garage' },
  ]);
  expect(linkToAll([service, portfolio])).toBe('/portfolio');
  expect(linkToAll([service])).toBeUndefined();
});

it('prefers a list of projects', () => {
  const portfolio = page('/portfolio', [
    { kind: 'gallery', gallery: 'kitchen' },
    { kind: 'gallery', gallery: 'garage' },
  ]);
  const list = page('/work', [{ kind: 'projects' }]);
  expect(linkToAll([portfolio, list])).toBe('/work');
});
