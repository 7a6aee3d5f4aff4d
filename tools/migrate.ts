/** `npm run migrate`: rewrites content of earlier versions. Remove it in December 2027. */
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { resolve } from 'node:path';
import { addWords } from './migration/addWords.ts';
import { moveHours } from './migration/moveHours.ts';
import { movePeople } from './migration/movePeople.ts';
import { movePositions } from './migration/movePositions.ts';
import { migratePagesToSections } from './migration/pagesToSections.ts';
import { renameContent } from './migration/renameContent.ts';

await runCommand(() => {
  const root = resolve(CONTENT_FOLDER);
  const changes = migratePagesToSections(root) ? ['The pages are lists of sections now.'] : [];
  changes.push(
    ...renameContent(root),
    ...movePeople(root),
    ...movePositions(root),
    ...moveHours(root),
    ...addWords(root),
  );
  console.log(changes.length > 0 ? changes.join('\n') : 'Nothing to migrate.');
  return Promise.resolve();
});
