/** A file of words that another program broke: nothing can be changed in it. */
export interface UnreadableFile {
  /** Path in the content folder; empty where only a text is known. */
  file: string;
  /** Undefined if the file as a whole cannot be read, such as one in another encoding. */
  line?: number | undefined;
  /** What is wrong in the line, to follow its number: "begins a text with ' and does not end it." */
  message: string;
}

/** Thrown before anything is changed in a text with errors. */
export class UnreadableFileError extends Error {
  readonly unreadable: UnreadableFile;

  constructor(unreadable: UnreadableFile) {
    super(`${unreadable.file}:${unreadable.line ?? ''} ${unreadable.message}`);
    this.unreadable = unreadable;
  }
}
