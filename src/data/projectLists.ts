import { fillIn } from '../logic/fillIn.ts';
import { chooseProjects, type ListPage, pagesOfList } from '../logic/projectList.ts';
import { firstOf, type LoadedPage, withIds } from './pages.ts';
import type { Messages } from '../schemas/messages.ts';
import type { LoadedProject } from './projects.ts';

/** The limit of descriptions, in characters. */
const DESCRIPTION_LENGTH = 160;

/** The lists of projects on pages, page by page: by address, also that of the page itself. */
export function projectListsOf(
  pages: readonly LoadedPage[],
  projects: readonly LoadedProject[],
): Map<string, ListPage> {
  const lists = pages.flatMap(({ href, sections }) => {
    const list = firstOf(sections, 'projects');
    return list ? pagesOfList(href, chooseProjects(projects, list.galleries, true)) : [];
  });
  return new Map(lists.map((page) => [page.href, page]));
}

/** Pages with only a heading and the next projects of a list, or those of one kind of room. */
export function furtherPagesOf(
  page: LoadedPage,
  projects: readonly LoadedProject[],
  messages: Messages,
): LoadedPage[] {
  const list = firstOf(page.sections, 'projects');
  if (!list) return [];
  const [, ...further] = pagesOfList(page.href, chooseProjects(projects, list.galleries, true));
  return further.map((part) => ({
    name: page.name,
    href: part.href,
    theme: page.theme,
    unlisted: page.unlisted,
    seo: { title: titleOf(part, page, messages), description: descriptionOf(part, projects) },
    sections: withIds([
      headingOf(part, page, messages),
      { ...list, galleries: [...part.projects] },
    ]),
  }));
}

function titleOf({ room, index }: ListPage, { seo }: LoadedPage, { projects }: Messages): string {
  const title = room === undefined ? seo.title : fillIn(projects.roomTitle, { ...seo, room });
  return index === 1 ? title : fillIn(projects.pageTitle, { title, index });
}

/** The names of the projects, so that no two pages have the same description. */
function descriptionOf({ projects: slugs }: ListPage, projects: readonly LoadedProject[]): string {
  const names = chooseProjects(projects, slugs, true).map(({ title }) => title);
  const fitting = names.filter(
    (_, at) => names.slice(0, at + 1).join(', ').length <= DESCRIPTION_LENGTH,
  );
  return fitting.join(', ');
}

function headingOf({ room, index, hrefs }: ListPage, page: LoadedPage, messages: Messages) {
  const number = fillIn(messages.projects.page, { index, total: hrefs.length });
  const subtitle = [room, hrefs.length > 1 && number].filter(Boolean).join(' · ');
  const title = firstOf(page.sections, 'heading')?.title ?? page.seo.title;
  return { kind: 'heading' as const, title, subtitle };
}
