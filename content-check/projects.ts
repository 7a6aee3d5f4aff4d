import { posix } from 'node:path';
import { listAddressesOf } from '../src/logic/addressesOf.ts';
import { addressOfRoom, chooseProjects, type Project } from '../src/logic/projectList.ts';
import { routeOfPage, routeOfProject } from '../src/routes.ts';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../src/schemas/collections.ts';
import { CHECK_WORDS } from './words.ts';
import type { Issue } from './issue.ts';
import type { LineOf } from './readYaml.ts';

interface ContentFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

interface FoundProject extends Project {
  gallery: ContentFile;
}

interface FoundList {
  page: ContentFile;
  path: readonly PropertyKey[];
  galleries: readonly unknown[];
  onlyThese: boolean;
}

/** The galleries with a story, which lists of projects show. */
export function projectsIn(files: readonly ContentFile[]): FoundProject[] {
  const galleries = files.filter(({ file }) =>
    posix.matchesGlob(file, COLLECTIONS.galleries.pattern),
  );
  return galleries.flatMap((gallery) => {
    const { story } = Object(gallery.data) as { story?: unknown };
    if (story === undefined) return [];
    const { room } = Object(story) as { room?: unknown };
    const slug = posix.basename(posix.dirname(gallery.file));
    return [{ slug, room: typeof room === 'string' ? room : undefined, gallery }];
  });
}

/** The lists of projects on all pages. */
function listsIn(files: readonly ContentFile[]): FoundList[] {
  return pagesIn(files).flatMap((page) => {
    const { sections } = Object(page.data) as { sections?: unknown };
    return (Array.isArray(sections) ? sections : []).flatMap((section, index): FoundList[] => {
      const { kind, galleries, onlyThese } = Object(section) as Partial<Record<string, unknown>>;
      if (kind !== 'projects') return [];
      return [
        {
          page,
          path: ['sections', index],
          galleries: Array.isArray(galleries) ? galleries : [],
          onlyThese: onlyThese === true,
        },
      ];
    });
  });
}

function pagesIn(files: readonly ContentFile[]): ContentFile[] {
  return files.filter(({ file }) => posix.matchesGlob(file, COLLECTIONS.pages.pattern));
}

/** The addresses of all further pages of lists, by the file of their page. */
function listAddresses(files: readonly ContentFile[]): { page: string; address: string }[] {
  const projects = projectsIn(files);
  return pagesIn(files).flatMap(({ file, data }) =>
    listAddressesOf(posix.basename(file, '.yaml'), data, projects).map((address) => ({
      page: file,
      address,
    })),
  );
}

/** The addresses of all further pages of lists. */
export function addressesOfLists(files: readonly ContentFile[]): string[] {
  return listAddresses(files).map(({ address }) => address);
}

/** Finds lists without projects, taken addresses and kinds of room that are written in two ways. */
export function checkProjects(files: readonly ContentFile[]): Issue[] {
  const projects = projectsIn(files);
  const lists = listsIn(files);
  if (lists.length === 0) return [];
  return [
    ...lists.flatMap((list) => checkList(list, projects)),
    ...checkAddresses(files, projects),
    ...checkRooms(projects),
  ];
}

function checkList({ page, path, galleries, onlyThese }: FoundList, projects: FoundProject[]) {
  const { file, lineOf } = page;
  const named = galleries.filter((slug) => typeof slug === 'string');
  const withoutStory = galleries.flatMap((slug, index): Issue[] => {
    if (projects.some((project) => project.slug === slug)) return [];
    const place = [...path, 'galleries', index];
    return [{ file, line: lineOf(place), path: place, message: CHECK_WORDS.file.noStory }];
  });
  const isEmpty = chooseProjects(projects, named, onlyThese).length === 0;
  if (!isEmpty || withoutStory.length > 0) return withoutStory;
  const message = onlyThese ? CHECK_WORDS.file.noneChosen : CHECK_WORDS.file.noProjects;
  return [{ file, line: lineOf(path), path, message }];
}

/** Finds pages and projects with an address that a list needs. */
function checkAddresses(files: readonly ContentFile[], projects: FoundProject[]): Issue[] {
  const names = new Map(
    files.flatMap(({ file }) => {
      if (posix.matchesGlob(file, COLLECTIONS.pages.pattern))
        return [[routeOfPage(posix.basename(file, '.yaml')), file]];
      return posix.matchesGlob(file, TEXT_PAGE_COLLECTION.pattern)
        ? [[`/${posix.basename(file, '.md')}`, file]]
        : [];
    }),
  );
  for (const { slug, gallery } of projects)
    names.set(routeOfProject(slug), posix.dirname(gallery.file));
  return listAddresses(files).flatMap(({ page, address }) => {
    const file = names.get(address);
    if (file === undefined) return [];
    return [{ file, message: CHECK_WORDS.file.addressOfList(address, posix.basename(page)) }];
  });
}

/** Two rooms with one address, such as "Kitchen" and "kitchen", would be two lists. */
function checkRooms(projects: FoundProject[]): Issue[] {
  const firsts = new Map<string, string>();
  return projects.flatMap(({ room, gallery: { file, lineOf } }): Issue[] => {
    if (room === undefined) return [];
    const address = addressOfRoom(room);
    const first = firsts.get(address) ?? room;
    firsts.set(address, first);
    if (first === room) return [];
    const path = ['story', 'room'];
    return [{ file, line: lineOf(path), path, message: CHECK_WORDS.file.otherRoom(first) }];
  });
}
