/** A browser engine the journeys run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What a visitor points with. */
export type Pointer = 'mouse' | 'touch';

/** Keys the journeys press. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** A window's inner size, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** One window of a browser, fresh: nothing is remembered from earlier visits. */
export interface EngineWindow {
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** The browser's Back button. */
  goBack: () => Promise<void>;
  resize: (size: WindowSize) => Promise<void>;
  /** Runs an expression in the page and returns its value, which has to be plain data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks or taps at a place of the window, in CSS pixels from its upper left corner. */
  pointAt: (x: number, y: number, pointer: Pointer) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors that pages have thrown or written to the console, as far as the engine tells. */
  troubles: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<void>;
}
