import type { ViewportSize } from '@playwright/test';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** One browser window, with the commands that differ between engines. */
export interface EngineWindow {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (size: ViewportSize) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Evaluates an expression in the page; resolves to JSON data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Errors that pages threw or logged. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

/** A browser. WebKit has only one window, which its tests share. */
export interface Engine {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<unknown>;
}
