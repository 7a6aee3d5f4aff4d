/** Loaded ahead of a program with `--import`: notes what the program took when it ends. */
import { writeFileSync } from 'node:fs';

const file = process.env.COST_FILE;
if (file !== undefined) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
