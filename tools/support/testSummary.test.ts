import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHE_FOLDER } from './paths.ts';
import { runNode } from './processes.ts';

const SUMMARY = new URL('testSummary.ts', import.meta.url).href;

/** Each test starts Vitest anew, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let project: string;

beforeEach(async () => {
  // Inside the project, so that the tests in it find Vitest.
  await mkdir(CACHE_FOLDER, { recursive: true });
  project = await mkdtemp(join(CACHE_FOLDER, 'summary-'));
});

afterEach(() => rm(project, { recursive: true }));

/** Runs test files of a project of their own, and returns the summary, line by line. */
async function sumUp(files: Record<string, string>): Promise<string[]> {
  await writeFile(join(project, 'vitest.config.ts'), 'export default {};');
  for (const [name, code] of Object.entries(files)) {
    await writeFile(join(project, name), `import { beforeAll, expect, it } from 'vitest';${code}`);
  }
  const command = `
    const { startVitest } = await import('vitest/node');
    const { TestSummary } = await import('${SUMMARY}');
    const summary = new TestSummary();
    const root = ${JSON.stringify(project)};
    await startVitest([], { root, watch: false, reporters: [summary] });
    console.log('\\n' + summary);
    process.exit(Number(summary.hasFailed));`;
  const run = await runNode(['--input-type=module', '--eval', command], { quiet: true });
  const lines = run.output.trim().split('\n');
  expect(run.succeeded).toBe(lines.at(-1)?.includes(' 0 failed'));
  return lines;
}

it('counts passed and skipped tests, and names those that passed only on a repeat', async () => {
  const lines = await sumUp({
    'a.test.ts': `
      it('passes', () => {});
      it.skip('waits', () => {});
      let attempts = 0;
      it('wavers', { retry: 1 }, () => expect(++attempts).toBe(2));`,
  });
  expect(lines.slice(-2)).toEqual([
    'Passed only on a repeat: a.test.ts > wavers',
    '2 passed, 0 failed, 1 skipped',
  ]);
});

it('counts as failures what leaves no failed test behind', async () => {
  const lines = await sumUp({
    'failed.test.ts': "it('fails', () => expect(1).toBe(2)); it('passes', () => {});",
    'unloadable.test.ts': "throw new Error('no');",
    'unprepared.test.ts':
      "beforeAll(() => { throw new Error('no'); }); it('is not run', () => {});",
    'unhandled.test.ts': "it('passes', () => void Promise.reject(new Error('late')));",
  });
  expect(lines.at(-2)).toBe('Unhandled: late');
  expect(lines.at(-1)).toMatch(/^2 passed, 4 failed/);
});

it('takes a run without any test for a failure', async () => {
  expect((await sumUp({})).slice(-2)).toEqual(['Failed: no test was found.', '0 passed, 1 failed']);
});
