/** Checks the words and pictures in content/: `npm run check:content`. */
import { reportMistakes } from '../src/integrations/contentCheck/report.ts';

const isWrong = await reportMistakes('content');
if (!isWrong) console.log('content/ is in order.');
process.exitCode = Number(isWrong);
