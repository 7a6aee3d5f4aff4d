import { expect } from '@playwright/test';
import { photograph } from './pixels.ts';
import type { Page } from '@playwright/test';
import type { Edges } from './scrolling.ts';

/** What moves on one page, all of which is held and shown frame by frame. */
export interface Scene {
  /** Whose animations: those of elements it selects, or of pseudo-elements of this name. */
  of: string;
  /** Where the thing that moves is seen at the moment. */
  where: (page: Page) => Promise<Edges>;
}

/** One frame of a film. */
interface Frame extends Edges {
  /** How many colours are seen where the thing is; a blank place has one, a photograph hundreds. */
  colors: number;
}

const FRAMES = 6;
/** What is cut while it grows takes its edges along a bend, by less than is seen. */
const BEND = 3;
/** At its very end a thing that moves is already something else. */
const LAST_MOMENT = 0.999;
/** Parts of a pixel a browser may round away. */
const ROUNDING = 1;
/** Every one of them would take long. */
const PIXELS_BETWEEN = 8;
const FEWEST_COLORS = 200;

/** Has every transition between pages stand still before its first frame. */
export async function holdPageTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.revealed = viewTransition ? 'moving' : 'still';
      void viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect)) continue;
          if (effect.pseudoElement?.startsWith('::view-transition')) animation.pause();
        }
        document.documentElement.dataset.revealed = 'held';
      });
    });
  });
}

/** Has all animations of style sheets stand still before their first frame, from one of this name on. */
export async function holdAnimations(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === wanted) document.documentElement.dataset.revealed = 'held';
    });
  }, name);
}

/** Holds what moves, shows it from its first moment to its last, and lets it go. */
export async function film(page: Page, { of, where }: Scene): Promise<Frame[]> {
  const show = (part: number) =>
    page.evaluate(
      ({ of: wanted, part: now }) => {
        const isWanted = ({ effect, timeline }: Animation) =>
          timeline instanceof DocumentTimeline &&
          effect instanceof KeyframeEffect &&
          (effect.pseudoElement?.startsWith(wanted) ??
            (!wanted.startsWith('::') && effect.target?.matches(wanted)));
        const animations = document.getAnimations().filter(isWanted);
        const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
        const end = Math.max(...ends);
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = end * now;
        }
        return animations.length;
      },
      { of, part },
    );
  const frames: Frame[] = [];
  for (let step = 0; step <= FRAMES; step += 1) {
    expect(await show(Math.min(step / FRAMES, LAST_MOMENT))).toBeGreaterThan(0);
    const edges = await where(page);
    frames.push({ ...edges, colors: await colorsAt(page, edges) });
  }
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'paused') animation.finish();
    }
  });
  return frames;
}

/** Expects a film to go straight from one place to another, without a jump and never blank. */
export function expectGrowth(frames: readonly Frame[], from: Edges, to: Edges): void {
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    const way = frames.map((frame) => frame[edge]);
    const direction = to[edge] > from[edge] ? 1 : -1;
    const steps = way.slice(1).map((place, index) => direction * (place - (way[index] ?? NaN)));
    expect(Math.min(...steps), edge).toBeGreaterThanOrEqual(-BEND);
    expect(Math.abs((way[0] ?? NaN) - from[edge]), edge).toBeLessThanOrEqual(ROUNDING);
    expect(Math.abs((way.at(-1) ?? NaN) - to[edge]), edge).toBeLessThanOrEqual(ROUNDING);
  }
  expect(Math.min(...frames.map(({ colors }) => colors))).toBeGreaterThan(FEWEST_COLORS);
}

async function colorsAt(page: Page, { top, bottom, left, right }: Edges): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const seen = {
    top: Math.max(top, 0),
    bottom: Math.min(bottom, height),
    left: Math.max(left, 0),
    right: Math.min(right, width),
  };
  const pixels = await photograph(page, seen);
  const colors = new Set<string>();
  for (let y = 0; y < pixels.height; y += PIXELS_BETWEEN) {
    for (let x = 0; x < pixels.width; x += PIXELS_BETWEEN) colors.add(pixels.at(x, y).join());
  }
  return colors.size;
}
