import type { ViewportSize } from '@playwright/test';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** One window of a browser: what each engine does in its own way. */
export interface EngineWindow {
  /** Opens a URL and waits until the page has loaded. */
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (size: ViewportSize) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Evaluates an expression in the page and awaits its value: plain data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Errors that pages threw or logged. */
  errors: () => Promise<string[]>;
  /** Leaves the page. */
  close: () => Promise<unknown>;
}

/** A browser. WebKit's windows are one and the same, which the tests use in turn. */
export interface Engine {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<unknown>;
}
