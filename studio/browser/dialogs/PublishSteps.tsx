import { Icon } from '../controls/Icon.tsx';
import marks from '../controls/marks.module.css';
import { shareOf } from '../state/publication.ts';
import { WORDS } from '../words.ts';
import styles from './PublishSteps.module.css';
import type { Step } from '../../shared/steps.ts';

const { publishing: words } = WORDS;

/** What is put on the shelf, one thing for each part of a publication. */
const THINGS = [
  {
    part: 'check',
    names: ['settings', 'fetch', 'check', 'launch'],
    drawing: 'M8 94V34h14v60M22 94V26h12v68M34 94V42h16v52M8 94h42',
  },
  {
    part: 'keep',
    names: ['keep'],
    drawing: 'M112 94V58h56v36zM108 46h64v12h-64zM130 70h20v10h-20z',
  },
  {
    part: 'build',
    names: ['build'],
    drawing: 'M216 94V60a26 26 0 0 1 52 0v34zM288 58a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
  },
  {
    part: 'send',
    names: ['send'],
    drawing:
      'M334 94h56v-10h-56zM338 84h48v-10h-48zM356 74c-14-6-14-26 0-32v-8h12v8c14 6 14 26 0 32zM362 34V14',
  },
  {
    part: 'online',
    names: ['online'],
    drawing: 'M444 94V30h52v64zM444 52h52M444 73h52M464 41h12M464 62h12M464 83h12',
  },
] as const;

type Part = (typeof THINGS)[number]['part'];

function partOf(step: Step | undefined): Part | undefined {
  return THINGS.find(({ names }) => (names as readonly string[]).includes(step?.name ?? ''))?.part;
}

function stateOf(part: Part, steps: readonly Step[]): 'done' | 'now' | 'later' {
  const own = steps.filter((step) => partOf(step) === part);
  const last = steps.at(-1);
  if (own.length === 0) return 'later';
  return partOf(last) === part && last?.state !== 'done' ? 'now' : 'done';
}

function Mark({ state }: { state: Step['state'] }) {
  if (state === 'done') return <Icon name="tick" isSmall />;
  if (state === 'running') return <i className={marks.block} />;
  return <Icon name="warn" isSmall />;
}

/** The steps of a publication: five things are put on a shelf, whose line is the progress. */
export function PublishSteps({ steps }: { steps: readonly Step[] }) {
  const later = THINGS.filter(({ part }) => stateOf(part, steps) === 'later');
  const isOver = !['running', 'done'].includes(steps.at(-1)?.state ?? '');
  return (
    <div>
      <svg className={styles.things} viewBox="0 8 504 87" aria-hidden="true">
        {THINGS.map(({ part, drawing }) => (
          <path key={part} d={drawing} data-state={stateOf(part, steps)} />
        ))}
      </svg>
      <progress aria-label={WORDS.publish} value={shareOf(steps)} />
      <ol aria-live="polite">
        {steps.map(({ name, state, message, minutesLeft, warnings = [] }) => (
          <li key={name} className={styles.step} data-state={state}>
            <span className={styles.mark}>
              <Mark state={state} />
            </span>
            {[message, ...warnings].join(' ')}
            {state === 'running' && minutesLeft !== undefined && (
              <small className={styles.left}>{words.minutesLeft(minutesLeft)}</small>
            )}
          </li>
        ))}
        {!isOver &&
          later.map(({ part }) => (
            <li key={part} className={styles.step} data-state="later">
              <span className={styles.mark} />
              {words.steps[part]}
            </li>
          ))}
      </ol>
    </div>
  );
}
