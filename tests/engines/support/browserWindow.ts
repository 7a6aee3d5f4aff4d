/** Keys the journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** A window's inner size, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** A browser with one window, which remembers nothing from earlier visits. */
export interface BrowserWindow {
  /** Opens a URL and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /** Leaves the page for an empty one. */
  leave: () => Promise<void>;
  /** The browser's Back button. */
  goBack: () => Promise<void>;
  resize: (size: WindowSize) => Promise<void>;
  /** Runs an expression in the page, waits for its value, and returns it: plain data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a place of the window, in CSS pixels from its upper left corner. */
  click: (x: number, y: number) => Promise<void>;
  /** Touches a place of the window with a finger. */
  tap: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors that pages have thrown or written to the console since they were last asked for. */
  troubles: () => Promise<string[]>;
  close: () => Promise<void>;
}
