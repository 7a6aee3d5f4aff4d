/** A deliberate breakage of the site, and the test that has to notice it. */
export interface Mutant {
  /** What is broken, in the words of a visitor or the owner. */
  breaks: string;
  /** The file that is changed, from the project's folder. */
  file: string;
  /** What is replaced; it stands exactly once in the file. */
  from: string;
  to: string;
  /** Where the test that has to turn red stands. */
  testFile: string;
  /** Its name, or a part of it. */
  testName: string;
}
