/** A report of Vitest or of Playwright, as far as we read it. */
export interface TestReport {
  testResults?: { assertionResults: VitestResult[] }[];
  suites?: Suite[];
}

/** A test that passed only when it was repeated has the messages of its failure. */
interface VitestResult {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** In CI, all other tests must run: a part of their name, the system without it, and why. */
const EXPECTED_SKIPS: [name: string, system: NodeJS.Platform, reason: string][] = [
  ['is not escaped through symbolic links', 'win32', 'only administrators may make them'],
  ['the command needs only its folder', 'win32', 'there are no signals'],
  ['the command says what is wrong with', 'win32', 'there are no signals'],
  ['is reachable from this machine only', 'win32', 'there is no second local address'],
  ['is reachable from this machine only', 'darwin', 'there is no second local address'],
  ['keeps a file that only the owner can read', 'win32', 'there are no such permissions'],
  [
    'is built by the Containerfile',
    'linux',
    'a container builds none; nightly.yml has a job for it',
  ],
  ['finds a picture with decomposed accents', 'darwin', 'the system finds it by both names'],
];

/** The names of skipped tests that nothing excuses on a system. */
export function unexpectedSkips(report: TestReport, system = process.platform): string[] {
  const excused = EXPECTED_SKIPS.filter(([, only]) => only === system);
  return skippedTests(report).filter((name) => !excused.some(([part]) => name.includes(part)));
}

/** The names of Vitest's tests that passed only when they were repeated. */
export function repeatedTests(report: TestReport): string[] {
  const repeated = vitestResults(report).filter(
    ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
  );
  return repeated.map(({ fullName }) => fullName);
}

function vitestResults({ testResults = [] }: TestReport): VitestResult[] {
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function skippedTests(report: TestReport): string[] {
  const ofVitest = vitestResults(report).filter(
    ({ status }) => status === 'skipped' || status === 'pending',
  );
  const { suites = [] } = report;
  return [...ofVitest.map(({ fullName }) => fullName), ...suites.flatMap(skippedIn)];
}

function skippedIn({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  const names = [...own.map((spec) => spec.title), ...suites.flatMap(skippedIn)];
  return names.map((name) => `${title} ${name}`);
}
