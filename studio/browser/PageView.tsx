import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { projectAddresses } from '../../src/logic/addressesOf.ts';
import { Button } from './controls/Button.tsx';
import { SegmentedChoice } from './controls/SegmentedChoice.tsx';
import { Switch } from './controls/Switch.tsx';
import { FoundAndShared } from './found/FoundAndShared.tsx';
import { fileOfRoute, routeOf, sectionKind } from './names.ts';
import { openPage } from './page/openPage.ts';
import { changedEntries, pageEntries } from './page/pageEntries.ts';
import { PageFrame } from './page/PageFrame.tsx';
import { type Files, slugOf, valueAt } from './state/content.ts';
import { sectionsOf } from './state/pages.ts';
import { followRoute, goTo, placeKey, useStudio, type WindowState } from './state/store.ts';
import { WORDS } from './words.ts';
import { PHONE } from './useMedia.ts';
import styles from './PageView.module.css';

/** One of two frames: while one is seen, the next page loads in the other. */
interface Frame {
  id: number;
  route: string;
  shown: WindowState['shown'];
  isReady: boolean;
  page?: ReturnType<typeof openPage>;
  /** Whether all changed words could be swapped so far. */
  isWhole: boolean;
}

const { page: words } = WORDS;
const SCREEN_ICONS = {
  wide: 'computer',
  middle: 'tablet',
  narrow: 'phone',
  found: 'search',
} as const;
const WIDTHS = { wide: '1280px', middle: '768px', narrow: '390px' } as const;
/** Time for a loaded page to paint before it is shown. */
const DRAW_MS = 200;

/** The section of the page that has the field in focus: its place among the visible ones, and its kind. */
function shownSection(files: Files, focus: WindowState['focus'], route: string) {
  const [list, index] = focus?.path ?? [];
  if (!focus || list !== 'sections' || typeof index !== 'number') return undefined;
  if (routeOf(focus.file) !== route) return undefined;
  const sections = sectionsOf(files, focus.file);
  const isHidden = (section: unknown) => valueAt(section, ['hidden']) === true;
  if (isHidden(sections[index])) return undefined;
  const before = sections.slice(0, index).filter((section) => !isHidden(section));
  return { index: before.length, name: sectionKind(sections[index]) };
}

/** Whether files that the preview has make a page at an address: a gallery has one with a story. */
function hasPage(files: Files, file: string, route: string): boolean {
  const slug = slugOf(file);
  if (slug === undefined) return file in files;
  return projectAddresses(slug, files[file]).includes(route);
}

/**
 * Reloads the page in a hidden frame when swapping words is not enough. A new page is loaded once the
 * preview has it; until then there is no frame.
 */
function useFrames(route: string, shown: WindowState['shown'], isMissing: boolean) {
  // Until the first check, the preview may show older changes.
  const isChecked = useStudio((state) => state.checked !== undefined);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const last = frames.at(-1);
  const isSame = last?.isWhole === true && last.shown.structure === shown.structure;
  const isUpToDate = last?.route === route && (last.shown === shown || isSame);
  if (isMissing && frames.length > 0) setFrames([]);
  if (isChecked && !isMissing && !isUpToDate) {
    const next = { id: (last?.id ?? 0) + 1, route, shown, isReady: false, isWhole: true };
    setFrames([...frames.filter(({ isReady }) => isReady), next]);
  }
  /** Changes a frame. A ready frame replaces the earlier ones. */
  const update = (id: number, change: Partial<Frame>) => {
    setFrames((before) => {
      const all = before.map((one) => (one.id === id ? { ...one, ...change } : one));
      return all.slice(all.findLastIndex(({ isReady }) => isReady));
    });
  };
  return { frames, update };
}

/** The page beside the form: shows words as they are typed, and opens the field that is clicked. */
export function PageView() {
  const files = useStudio((state) => state.files);
  const route = useStudio((state) => state.route);
  const shown = useStudio((state) => state.shown);
  const focus = useStudio((state) => state.focus);
  const hasProblems = useStudio((state) => state.found.length > 0);
  const [isFollowing, setFollowing] = useState(false);
  const [screen, setScreen] = useState<keyof typeof WIDTHS | 'found'>(
    matchMedia(PHONE).matches ? 'narrow' : 'wide',
  );
  const file = fileOfRoute(files, route);
  const isMissing = file !== undefined && !hasPage(shown.files, file, route);
  const { frames, update } = useFrames(route, shown, isMissing);
  const [isHeadlineWeak, setHeadlineWeak] = useState(false);
  const seen = frames.find(({ isReady }) => isReady);
  const send = ({ id, page, ...frame }: Frame) => {
    if (!page) return;
    page.setEditing(!isFollowing);
    const isWhole = page.show(changedEntries(frame.shown.files, files, frame.route));
    page.markSection(shownSection(files, focus, frame.route));
    page.markField(focus && placeKey(focus));
    // Only once: every change of the frame sends the words again.
    if (frame.isWhole && !isWhole) update(id, { isWhole });
  };
  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    if (seen) sendAgain(seen);
  }, [files, isFollowing, focus, seen]);

  const takeIn = (frame: Frame, loaded: Document) => {
    const { pathname } = loaded.location;
    const nextIsSameKind = pathname !== frame.route;
    if (nextIsSameKind) followRoute(pathname);
    const page = openPage(loaded, {
      onOpen: (place) => goTo(place, pathname),
      onHeadline: setHeadlineWeak,
    });
    const made = nextIsSameKind ? shown : frame.shown;
    page.findWords(pageEntries(made.files, pathname));
    const there = { ...frame, page, route: pathname, shown: made };
    update(frame.id, there);
    send(there);
    const top = pathname === seen?.route ? seen.page?.top() : 0;
    loaded.defaultView?.scrollTo({ top: top ?? 0, behavior: 'instant' });
    setTimeout(() => update(frame.id, { isReady: true }), seen ? DRAW_MS : 0);
  };

  const chooseGround = () => {
    const page = file ?? '';
    const banner = sectionsOf(files, page).findIndex((one) => valueAt(one, ['headline']));
    goTo({ file: page, path: ['sections', banner, 'ground'] });
  };
  const views = { ...WORDS.screens, found: WORDS.found.view };
  const isFound = screen === 'found';
  const width = isFound ? undefined : WIDTHS[screen];
  return (
    <section className={styles.page} aria-label={words.label} data-page-view>
      <div className={styles.bar}>
        <SegmentedChoice
          label={WORDS.picture.window}
          options={views}
          icons={SCREEN_ICONS}
          value={screen}
          onChange={setScreen}
        />
        <label className={styles.mode}>
          {words.modes.tryOut}
          <Switch checked={isFollowing} onChange={setFollowing} />
        </label>
      </div>
      {isHeadlineWeak && (
        <div className={styles.notice} data-notice role="status">
          <span>{words.weakHeadline}</span>
          <Button onClick={chooseGround} label={words.chooseGround} />
        </div>
      )}
      {isFound && (file === undefined ? <p>{WORDS.found.none}</p> : <FoundAndShared file={file} />)}
      <div
        className={styles.frames}
        hidden={isFound}
        style={{ '--_screen': width } as CSSProperties}
      >
        {!seen && (
          <p className={styles.waiting} role="status">
            {hasProblems ? words.waiting : words.starting}
          </p>
        )}
        {frames.map((frame) => (
          <PageFrame
            key={frame.id}
            title={words.label}
            src={frame.route}
            onPage={(loaded) => takeIn(frame, loaded)}
            data-waiting={frame !== seen || undefined}
            inert={frame !== seen}
          />
        ))}
      </div>
    </section>
  );
}
