import { spawn, spawnSync } from 'node:child_process';
import { PROJECT_FOLDER } from './paths.ts';
import { stopSignal } from './stopping.ts';

/** How a finished program left. */
export interface Outcome {
  /** Whether it ended with exit code 0. */
  succeeded: boolean;
  /** What it printed, when it was run quietly; empty otherwise. */
  output: string;
}

interface RunOptions {
  /** Keep the output instead of printing it. */
  quiet?: boolean;
  /** Where it runs; the project's folder if nothing else is said. */
  folder?: string;
  /** Variables on top of this process's own. */
  environment?: Record<string, string>;
}

/**
 * Runs a program and waits for it; it ends with this process.
 *
 * A program that cannot be started at all counts as one that failed.
 */
export function run(
  program: string,
  programArguments: string[],
  { quiet = false, folder = PROJECT_FOLDER, environment = {} }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      signal: stopSignal,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    child.on('error', (error) => {
      resolve({ succeeded: false, output: `${output()}${error.message}` });
    });
    child.on('close', (code) => {
      resolve({ succeeded: code === 0, output: output() });
    });
  });
}

/** Runs a script with the Node this process runs on. */
export function runNode(scriptAndArguments: string[], options: RunOptions = {}): Promise<Outcome> {
  return run(process.execPath, scriptAndArguments, options);
}

/** Whether a program runs and ends well. */
export function works(program: string, programArguments: string[]): boolean {
  return spawnSync(program, programArguments, { stdio: 'ignore' }).status === 0;
}
