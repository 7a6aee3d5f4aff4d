/** `npm run check:content`: checks the words and pictures in content/. */
import { reportIssues } from '../content-check/contentCheck.ts';
import { folderName } from '../content-check/issue.ts';
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';

await runCommand(async () => {
  const report = await reportIssues(CONTENT_FOLDER);
  if (report === undefined) console.log(`${folderName(CONTENT_FOLDER)}/ is in order.`);
  else process.exitCode = 1;
});
