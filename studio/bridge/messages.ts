/** Words of the content, with the field they come from. */
export interface Entry {
  file: string;
  /** Place in the file, as JSON. */
  field: string;
  /** As they were when the page was made. */
  made: string;
  now: string;
}

export interface ToPage {
  type: 'words';
  entries: Entry[];
  isEditing: boolean;
  focus?: Pick<Entry, 'file' | 'field'> | undefined;
  top?: number;
}

export type FromPage =
  | { type: 'ready'; route: string }
  | { type: 'open'; file: string; field: string }
  | { type: 'scrolled'; top: number }
  | { type: 'headline'; isWeak: boolean }
  /** Whether the page now looks as the site would make it. */
  | { type: 'swapped'; isWhole: boolean };
