import { routeOfList } from '../routes.ts';
import { slugify } from './slugify.ts';

/** Fills rows of two and of three cards. */
const PROJECTS_PER_PAGE = 12;

export interface Project {
  /** Folder of its gallery. */
  slug: string;
  /** Kind of room, in the owner's words. */
  room?: string | undefined;
}

/** One of the pages that a list of projects is divided into. */
export interface ListPage {
  href: string;
  /** The address of the first page of all projects. */
  page: string;
  /** The kind of room that it is limited to. */
  room: string | undefined;
  /** Its number, from 1. */
  index: number;
  /** The addresses of all pages with the same room, in their order. */
  hrefs: readonly string[];
  /** Folders of the galleries that it shows. */
  projects: readonly string[];
  /** The kinds of room that visitors can choose; empty if there is no choice. */
  rooms: readonly RoomLink[];
}

interface RoomLink {
  room: string;
  href: string;
}

/** The projects of a list: the named ones first, then all others unless `onlyThese` is set. */
export function chooseProjects<One extends Project>(
  all: readonly One[],
  first: readonly string[] = [],
  onlyThese = false,
): One[] {
  const named = first.flatMap((slug) => all.find((project) => project.slug === slug) ?? []);
  if (onlyThese) return named;
  return [...named, ...all.filter((project) => !named.includes(project))];
}

/** The kinds of room of projects by name; empty if all projects have the same, or none. */
function roomsOf(projects: readonly Project[]): string[] {
  const kinds = new Set(projects.map(({ room }) => room));
  if (kinds.size < 2) return [];
  return [...kinds]
    .filter((room) => room !== undefined)
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** A kind of room in an address: code points where slugify finds no letters, as in Japanese. */
export function addressOfRoom(room: string): string {
  const codePoints = Array.from(room, (letter) => letter.codePointAt(0)?.toString(16));
  return slugify(room) || codePoints.join('-');
}

/** All pages of the list on a page: first those of all projects, then those of each room. */
export function pagesOfList(page: string, projects: readonly Project[]): ListPage[] {
  const rooms = roomsOf(projects).map((room) => ({
    room,
    href: routeOfList(page, addressOfRoom(room)),
  }));
  return [undefined, ...rooms].flatMap((choice) => {
    const room = choice?.room;
    const shown = projects.filter((project) => room === undefined || project.room === room);
    const count = Math.max(1, Math.ceil(shown.length / PROJECTS_PER_PAGE));
    const segment = room === undefined ? undefined : addressOfRoom(room);
    const hrefs = Array.from({ length: count }, (_, at) => routeOfList(page, segment, at + 1));
    return hrefs.map((href, at) => {
      const start = at * PROJECTS_PER_PAGE;
      const own = shown.slice(start, start + PROJECTS_PER_PAGE).map(({ slug }) => slug);
      return { href, page, room, index: at + 1, hrefs, projects: own, rooms };
    });
  });
}

/**
 * The entries before and after one of a list, which has no end: the first follows the last. Undefined if
 * the list has no other entry; of two entries, each only follows the other.
 */
export function neighboursOf<Entry>(
  entries: readonly Entry[],
  index: number,
): { former?: Entry | undefined; next?: Entry | undefined } {
  if (entries.length < 2) return {};
  const next = entries[(index + 1) % entries.length];
  return entries.length === 2 ? { next } : { former: entries.at(index - 1), next };
}
