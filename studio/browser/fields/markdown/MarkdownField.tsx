import {
  type ComponentProps,
  type JSX,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { NEW_PAGE_TEXTS } from '../../../shared/words.ts';
import { Button } from '../../controls/Button.tsx';
import { placeKey, useStudio } from '../../state/store.ts';
import { WORDS } from '../../words.ts';
import { FieldFrame, type FieldProps, useField } from '../form.tsx';
import styles from './MarkdownField.module.css';
import type { Place } from '../../state/content.ts';

/** From one place in a text to another; the same for a cursor. */
export type Selected = readonly [from: number, to: number];

export interface LongTextProps {
  /** Markdown. */
  text: string;
  label: string;
  /** Of its field: id and what describes it. */
  control: { id: string } & Pick<ComponentProps<'div'>, 'aria-describedby' | 'aria-invalid'>;
  onChange: (markdown: string, isTyped: boolean) => void;
  /** The field was opened to be edited: it takes the focus once when it is ready. */
  target?: Place | undefined;
  /** What is selected in the Markdown while the plain text has the focus. */
  selected?: RefObject<Selected | undefined>;
}

/** Offline, the words can still be edited as Markdown. */
const FormattedText = lazy<(props: LongTextProps) => JSX.Element>(() =>
  import('./FormattedText.tsx').catch(() => ({ default: SourceText })),
);

function SourceText({ text, control, onChange }: LongTextProps) {
  const help = `${control.id}-source`;
  return (
    <div className={styles.source}>
      <small id={help}>{WORDS.markdown.sourceHelp}</small>
      <textarea
        {...control}
        aria-describedby={`${control['aria-describedby'] ?? ''} ${help}`}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value, true)}
      />
    </div>
  );
}

/** The plain text until the editor is loaded, which takes over the words and the cursor. */
function PlainText({ text, label, control, onChange, selected }: LongTextProps) {
  const remember = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (selected) selected.current = [selectionStart, selectionEnd];
  };
  return (
    <textarea
      {...control}
      aria-label={label}
      data-voice="text"
      value={text}
      onFocus={(event) => {
        if (NEW_PAGE_TEXTS.includes(text)) event.currentTarget.select();
        remember(event);
      }}
      onSelect={remember}
      onChange={(event) => {
        remember(event);
        onChange(event.currentTarget.value, true);
      }}
      onBlur={() => {
        if (selected) selected.current = undefined;
      }}
    />
  );
}

/** A long text: formatted as on the page, or as Markdown. */
export function MarkdownField(props: FieldProps) {
  const { file, text, set, control, frame } = useField(props);
  const { path, field, label = field.label } = props;
  const target = useStudio((state) => state.target);
  const isTarget = target !== undefined && placeKey(target) === placeKey({ file, path });
  const [isSource, setSource] = useState(false);
  const selected = useRef<Selected>(undefined);
  const LongText = isSource ? SourceText : FormattedText;
  const change = (markdown: string, isTyped: boolean) =>
    set(markdown === '' && field.isOptional ? undefined : markdown, isTyped);
  const source = (
    <Button
      kind="link"
      className={styles.switch}
      aria-pressed={isSource}
      label={WORDS.markdown.source}
      onClick={() => setSource(!isSource)}
    />
  );
  return (
    <FieldFrame {...frame} isGroup={!isSource} tools={source}>
      <Suspense fallback={<PlainText {...{ text, label, control, selected }} onChange={change} />}>
        <LongText
          {...{ text, label, control, selected }}
          target={isTarget ? target : undefined}
          onChange={change}
        />
      </Suspense>
    </FieldFrame>
  );
}
