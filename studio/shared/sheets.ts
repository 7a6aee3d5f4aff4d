import type { TaskState } from './task.ts';

export const SHEETS = ['brochure', 'business-cards'] as const;
export const PAPERS = ['a4', 'letter'] as const;

/** A printed sheet: its file without the extension, such as "brochure-a4". */
export interface Sheet {
  name: string;
  /** More than one if its words are too long. */
  pages: number;
}

/** `GET /api/sheets` */
export interface SheetsState {
  task: TaskState;
  sheets: readonly Sheet[];
  /** When they were made; in ms since 1970. */
  made: number;
}
