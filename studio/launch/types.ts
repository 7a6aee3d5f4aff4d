/** Something of the samples that is still there. */
export interface Sample {
  /** File, as a path inside the content folder. */
  file: string;
  /** Place in the data; empty when the file is meant. */
  field: (string | number)[];
  /** What it is, such as "hello@example.com". */
  what: string;
  /** What to do, as a whole sentence. */
  advice: string;
  /** Whether it may stay. */
  remark: boolean;
}
