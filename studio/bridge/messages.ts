/** Words of the content, with the field they come from. */
export interface Entry {
  file: string;
  /** Place in the file, as JSON. */
  field: string;
  /** As they were when the page was made. */
  made: string;
  /** As they are now. */
  now: string;
}

/** What the studio tells the page beside the form. */
export type ToPage =
  | { type: 'words'; entries: Entry[]; isEditing: boolean }
  | { type: 'show'; file: string; field: string }
  | { type: 'scroll'; top: number };

/** What the page tells the studio. */
export type FromPage =
  | { type: 'ready'; route: string }
  | { type: 'open'; file: string; field: string }
  | { type: 'scrolled'; top: number }
  /** Whether every word that changed could be put into its place. */
  | { type: 'swapped'; isWhole: boolean };
