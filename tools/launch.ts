/** `npm run launch`: lists remaining sample content; exit code 1 if there is any. */
import { resolve } from 'node:path';
import { reportIssues } from '../content-check/contentCheck.ts';
import { folderName, formatPath } from '../content-check/issue.ts';
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { fillIn } from '../src/logic/fillIn.ts';
import { findSamples } from '../studio/server/content/findSamples.ts';
import { LAUNCH_WORDS as WORDS } from '../studio/shared/words.ts';

await runCommand(async () => {
  if ((await reportIssues(CONTENT_FOLDER)) === undefined) await reportSamples();
  else process.exitCode = 1;
});

async function reportSamples(): Promise<void> {
  const samples = await findSamples(resolve(CONTENT_FOLDER));
  for (const { file, field, what, advice, remark } of samples) {
    const place = `${folderName(CONTENT_FOLDER)}/${file}${field.length > 0 ? ` › ${formatPath(field)}` : ''}`;
    const line = fillIn(WORDS.place, { place, what: JSON.stringify(what), advice });
    console.log(`${remark ? WORDS.remark : ''}${line}`);
  }
  const count = samples.filter(({ remark }) => !remark).length;
  if (count === 0) console.log(WORDS.none);
  else {
    console.error(fillIn(WORDS.left, { count }));
    process.exitCode = 1;
  }
}
