import { stopSignal } from './stopping.ts';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

/** Sums up a test run, for Vitest as a reporter: counts, and what is worth a line at the end. */
export class TestSummary implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #notes: string[] = [];

  get hasFailed(): boolean {
    return this.#counts.failed > 0;
  }

  /** Counts something as one test. What is noted is said at the end. */
  count(state: 'passed' | 'failed' | 'skipped', note?: string): void {
    this.#counts[state] += 1;
    if (note !== undefined) this.#notes.push(note);
  }

  onInit(vitest: Vitest): void {
    stopSignal.addEventListener('abort', () => void vitest.exit(true));
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: string,
  ): void {
    const failedBefore = this.#counts.failed;
    modules.forEach((module) => this.#countTests(module));
    for (const { message } of unhandledErrors) this.count('failed', `Unhandled: ${message}`);
    const hasNewFailure = this.#counts.failed > failedBefore;
    if (modules.length === 0) this.count('failed', 'Failed: no test was found.');
    else if (reason !== 'passed' && !hasNewFailure) this.count('failed', `Failed: ${reason}.`);
  }

  /** The closing lines: what is to be noted, and then the sum: `12 passed, 0 failed`. */
  toString(): string {
    const { passed, failed, skipped } = this.#counts;
    const sum = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    return [...this.#notes, sum].join('\n');
  }

  #countTests(module: TestModule): void {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // Pending is a test that never came to an end.
      this.count(state === 'pending' ? 'failed' : state);
      const isRepeated = test.diagnostic()?.flaky ?? false;
      if (isRepeated) {
        this.#notes.push(`Passed only on a repeat: ${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    // A file that cannot be loaded and a failed preparation leave no failed test behind.
    for (const part of [module, ...module.children.allSuites()]) {
      if (part.errors().length > 0) this.count('failed');
    }
  }
}
