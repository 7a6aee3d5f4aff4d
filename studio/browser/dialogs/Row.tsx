import { Button } from '../controls/Button.tsx';
import { Picture } from '../fields/Picture.tsx';
import { LANGUAGE } from '../words.ts';

/** Number of pictures and names shown per row. */
const MOST = 6;
const WHEN = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeStyle: 'short' });

/** Day and time of something that was kept. */
export function whenOf(when: string): string {
  return WHEN.format(new Date(when));
}

interface RowProps {
  when: string;
  contents: string;
  pictures: readonly string[];
  action: string;
  onAct: () => void;
}

/** Something that was kept at a time: what is in it, and what can be done with it. */
export function Row({ when, contents, pictures, action, onAct }: RowProps) {
  const date = whenOf(when);
  return (
    <li>
      <div>
        <b>{date}</b> <small>{contents}</small>
        {pictures.slice(0, MOST).map((path) => (
          <Picture key={path} file="" src={path} size="thumb" />
        ))}
        {pictures.length > MOST && <small>{`+ ${pictures.length - MOST}`}</small>}
      </div>
      <Button aria-label={`${action}: ${date}`} onClick={onAct} label={action} />
    </li>
  );
}

export function namesOf(names: readonly string[]): string {
  return [...new Set(names)].slice(0, MOST).join(', ');
}
