/**
 * `npm test`: every check of the project, or those named: `npm test -- lint visit`.
 *
 * All of them run, even when an early one fails. The last line is the sum.
 */
import { endWith } from './support/ending.ts';
import { heedStopRequests, stopSignal } from './support/stopping.ts';
import { addCounts, ONE_FAILURE, summaryLine } from './support/testCounts.ts';
import type { TestCounts } from './support/testCounts.ts';
import { STAGES } from './support/testStages.ts';
import type { Stage } from './support/testStages.ts';

heedStopRequests();
try {
  const stages = wantedStages(process.argv.slice(2));
  const counts: TestCounts[] = [];
  for (const stage of stages) {
    if (!stopSignal.aborted) counts.push(await runStage(stage));
  }
  const total = addCounts(counts);
  console.log(`\n${summaryLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
} catch (error) {
  endWith(error);
}

function wantedStages(names: string[]): Stage[] {
  const known = STAGES.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no "${unknown.join(', ')}" to test. There are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

async function runStage({ name, run }: Stage): Promise<TestCounts> {
  console.log(`\n== ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ONE_FAILURE;
  }
}
