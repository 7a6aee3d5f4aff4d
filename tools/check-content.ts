/** Checks the words and pictures in content/: `npm run check:content`. */
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { reportMistakes } from '../src/integrations/contentCheck/report.ts';

const isWrong = await reportMistakes(CONTENT_FOLDER);
if (!isWrong) console.log('content/ is in order.');
process.exitCode = Number(isWrong);
