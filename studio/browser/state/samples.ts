import { isSame } from '../../shared/data.ts';
import { answerOf, api, fail } from '../api.ts';
import { type Files, type Records, valueAt } from './content.ts';
import { studio } from './store.ts';
import type { Sample } from '../../server/content/findSamples.ts';

interface Words {
  /** Undefined until they are counted. */
  samples: readonly Sample[] | undefined;
  saved: Records;
  files: Files;
}

/** The samples that are still there: the server sees saved words only, she may have changed them since. */
export function samplesLeft({ samples = [], saved, files }: Words): Sample[] {
  return samples.filter(({ file, field }) =>
    isSame(valueAt(files[file], field), valueAt(saved[file]?.data, field)),
  );
}

/** How many samples keep the site from going online. */
export function countSamples(words: Words): number {
  return samplesLeft(words).filter(({ remark }) => !remark).length;
}

/** Asks the server again which samples the saved content has. */
export async function readSamples(): Promise<void> {
  const samples = await answerOf(api.samples.$get()).catch(fail);
  if (samples) studio.setState({ samples });
}

studio.subscribe((state, before) => {
  if (state.saved !== before.saved) void readSamples();
});
