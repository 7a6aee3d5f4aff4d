import { Button } from '../controls/Button.tsx';
import { DialogFoot } from '../controls/Dialog.tsx';
import marks from '../controls/marks.module.css';
import { nameOfFile } from '../names.ts';
import { nextProblem } from '../state/checks.ts';
import { goTo, openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './InTheWay.module.css';
import { Unpublished } from './Unpublished.tsx';
import type { Problem } from '../../server/content/contentFiles.ts';

const { publishing: words } = WORDS;

/** Problems that keep the site from going online, by page and gallery, and the way to them. */
export function InTheWay() {
  const problems = useStudio((state) => state.problems);
  const files = useStudio((state) => state.files);
  const groups = [...Map.groupBy(problems, ({ file }) => file)];
  const go = ({ file, field }: Problem) => {
    openDialog();
    goTo({ file, path: field });
  };
  return (
    <>
      <p data-notice role="status">
        {words.inTheWay(problems.length)}
      </p>
      {groups.length > 1 && (
        <ul data-rows>
          {groups.map(([file, [first, ...others]]) => (
            <li key={file}>
              <button type="button" className={styles.file} onClick={() => first && go(first)}>
                {nameOfFile(files, file)}
                <i
                  className={marks.problems}
                  role="img"
                  aria-label={WORDS.problems(1 + others.length)}
                >
                  {1 + others.length}
                </i>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Unpublished />
      <DialogFoot>
        <Button
          kind="main"
          onClick={() => {
            openDialog();
            nextProblem();
          }}
          label={words.showProblem}
        />
      </DialogFoot>
    </>
  );
}
