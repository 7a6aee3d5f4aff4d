import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { PROJECT_FOLDER } from './paths.ts';
import { stopSignal } from './stopping.ts';

export interface Outcome {
  /** Whether the exit code was 0. */
  succeeded: boolean;
  /** Empty unless the program ran with `quiet`. */
  output: string;
}

export interface RunOptions {
  /** Keeps the output instead of printing it. */
  quiet?: boolean;
  /** Receives the output of a quiet program while it runs. */
  onOutput?: (text: string) => void;
  /** Working directory; the project's folder by default. */
  folder?: string;
  /** Variables on top of this process's own. */
  environment?: Record<string, string>;
  /** Ends the program. */
  signal?: AbortSignal | undefined;
  /** Other programs come first: somebody works on this computer meanwhile. */
  isInBackground?: boolean | undefined;
}

/** Lets other programs come first. Some systems forbid it: then the program is as fast as others. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or it may not be changed.
  }
}

/** Runs a program until it ends or this process is stopped. Never rejects. */
export function run(
  program: string,
  programArguments: string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const { quiet = false, onOutput, folder = PROJECT_FOLDER, environment = {}, signal } = options;
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      signal: signal ? AbortSignal.any([stopSignal, signal]) : stopSignal,
    });
    if (options.isInBackground === true) lowerPriority(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });
    }
    child.on('error', ({ message }) => resolve({ succeeded: false, output: output + message }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

export function runNode(scriptAndArguments: string[], options: RunOptions = {}): Promise<Outcome> {
  return run(process.execPath, scriptAndArguments, options);
}

export function canRun(program: string, programArguments: string[]): boolean {
  return spawnSync(program, programArguments, { stdio: 'ignore' }).status === 0;
}
