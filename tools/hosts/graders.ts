import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../support/paths.ts';
import { run } from '../support/processes.ts';

/** Who grades the headers: the programs behind two well-known pages. They are no packages of the project. */
const PACKAGES = ['@mdn/mdn-http-observatory@1.4.8', 'csp_evaluator@1.1.8'];
const FOLDER = join(CACHE_FOLDER, 'graders');
const OBSERVATORY = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory/src');
const EVALUATOR = join(FOLDER, 'node_modules/csp_evaluator/dist');
const START_SCORE = 100;
const SEVEREST_ADVICE = 60;

/** What one test has found, with its points. */
export interface Mark {
  name: string;
  /** Points added to 100, or taken. */
  points: number;
  words: string;
}

/** What the Observatory says of a site. */
export interface Grade {
  letter: string;
  score: number;
  marks: Mark[];
}

/** What a test of the Observatory gives back. */
interface TestOutput {
  constructor: { name: string; title: string };
  result: string;
}

interface Grader {
  getGradeForScore: (score: number) => { grade: string; score: number };
  getScoreModifier: (result: string) => number;
  getScoreDescription: (result: string) => string;
}

interface Finding {
  severity: number;
  directive: string;
  value?: string;
  description: string;
}

/** Installs the graders where they are missing. */
export async function installGraders(): Promise<void> {
  if (existsSync(OBSERVATORY) && existsSync(EVALUATOR)) return;
  console.log('Installing what grades the headers.');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { succeeded, output } = await run(
    'npm',
    ['install', '--prefix', FOLDER, ...quietly, ...PACKAGES],
    { quiet: true },
  );
  if (!succeeded) throw new Error(`The graders could not be installed. ${output}`);
  // The list of names that browsers know to be encrypted, on which no site of this machine is.
  await mkdir(join(OBSERVATORY, '../conf'), { recursive: true });
  await writeFile(join(OBSERVATORY, '../conf/hsts-preload.json'), '{}');
}

/**
 * Has the MDN HTTP Observatory look at a site and add up its points, as the page of that name does.
 *
 * @param hostname The site, with HTTPS that this process trusts.
 */
export async function gradeOf(
  hostname: string,
  ports: { httpPort?: number; httpsPort?: number } = {},
): Promise<Grade> {
  const { retrieve } = (await load(OBSERVATORY, 'retriever/retriever.js')) as {
    retrieve: (name: string, options: object) => Promise<unknown>;
  };
  const { ALL_TESTS: tests } = (await load(OBSERVATORY, 'constants.js')) as {
    ALL_TESTS: ((retrieved: unknown) => TestOutput)[];
  };
  const grader = (await load(OBSERVATORY, 'grader/grader.js')) as Grader;
  const retrieved = await retrieve(hostname, ports);
  const marks = tests.map((test) => {
    const { constructor, result } = test(retrieved);
    return {
      name: constructor.title,
      points: grader.getScoreModifier(result),
      words: plain(grader.getScoreDescription(result)),
    };
  });
  const sum = marks.reduce((total, { points }) => total + points, START_SCORE);
  const { grade: letter, score } = grader.getGradeForScore(sum);
  return { letter, score, marks };
}

/** What Google's CSP Evaluator finds in a policy, mere advice included. */
export async function findingsIn(policy: string): Promise<string[]> {
  const { CspParser } = (await load(EVALUATOR, 'parser.js')) as {
    CspParser: new (policy: string) => { csp: unknown };
  };
  const { CspEvaluator } = (await load(EVALUATOR, 'evaluator.js')) as {
    CspEvaluator: new (csp: unknown) => { evaluate: () => Finding[] };
  };
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= SEVEREST_ADVICE)
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`);
}

async function load(folder: string, file: string): Promise<object> {
  const loaded = (await import(join(folder, file))) as { default?: object };
  return { ...loaded.default, ...loaded };
}

function plain(words: string): string {
  return words
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
