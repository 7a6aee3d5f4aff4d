import { expect, inject, test } from 'vitest';
import { DESKTOP, PHONE } from '../../support/devices.ts';
import type { EngineName, WindowSize } from './engine.ts';
import { launchEngine } from './launch.ts';
import { Visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine under test. */
    engine: EngineName;
  }
}

/** A window as on a desk. */
export const WIDE: WindowSize = DESKTOP.viewport;
/** A window as on a telephone. */
export const NARROW: WindowSize = PHONE.viewport;

/**
 * A test with a visitor, who comes with a fresh, wide window of the engine under test. It also
 * fails when a page throws or complains in the console, except for complaints it announces itself.
 */
export const journey = test
  .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
    const engine = await launchEngine(inject('engine'));
    onCleanup(() => engine.close());
    return engine;
  })
  .extend('expectedTroubles', () => [] as RegExp[])
  .extend('visitor', async ({ engine, expectedTroubles }, { onCleanup }) => {
    const window = await engine.openWindow();
    onCleanup(async () => {
      const troubles = await window.troubles();
      await window.close();
      const isExpected = (trouble: string): boolean =>
        expectedTroubles.some((t) => t.test(trouble));
      expect(troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
    });
    await window.resize(WIDE);
    return new Visitor(inject('siteAddress'), window);
  });
