/** Checks the words and pictures in content/: `npm run check:content`. */
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { folderName } from '../src/integrations/contentCheck/mistake.ts';
import { reportMistakes, reportTraces } from '../src/integrations/contentCheck/report.ts';
import { endWith } from './support/stopping.ts';

try {
  const mistakes = await reportMistakes(CONTENT_FOLDER);
  if (mistakes === undefined) console.log(`${folderName(CONTENT_FOLDER)}/ is in order.`);
  else process.exitCode = 1;
  await reportTraces(CONTENT_FOLDER);
} catch (error) {
  endWith(error);
}
