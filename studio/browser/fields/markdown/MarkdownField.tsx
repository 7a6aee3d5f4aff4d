import { type ComponentProps, type JSX, lazy, Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { WORDS } from '../../words.ts';
import { FieldFrame, type FieldProps, useField } from '../form.tsx';

export interface LongTextProps {
  /** Markdown. */
  text: string;
  label: string;
  /** Of its field: id and what describes it. */
  control: { id: string } & Pick<ComponentProps<'div'>, 'aria-describedby' | 'aria-invalid'>;
  onChange: (markdown: string, isTyped: boolean) => void;
}

/** Offline, the words can still be edited as Markdown. */
const FormattedText = lazy<(props: LongTextProps) => JSX.Element>(() =>
  import('./FormattedText.tsx').catch(() => ({ default: SourceText })),
);

function SourceText({ text, control, onChange }: LongTextProps) {
  return (
    <textarea
      {...control}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value, true)}
    />
  );
}

/** A long text: formatted as on the page, or as Markdown. */
export function MarkdownField(props: FieldProps) {
  const { text, set, control, frame } = useField(props);
  const [isSource, setSource] = useState(false);
  const LongText = isSource ? SourceText : FormattedText;
  const { label = props.field.label } = props;
  const change = (markdown: string, isTyped: boolean) =>
    set(markdown === '' && props.field.isOptional ? undefined : markdown, isTyped);
  return (
    <FieldFrame {...frame}>
      <Suspense fallback={<p role="status">{WORDS.markdown.loading}</p>}>
        <LongText {...{ text, label, control }} onChange={change} />
      </Suspense>
      <Button
        kind="link"
        aria-pressed={isSource}
        label={WORDS.markdown.source}
        onClick={() => setSource(!isSource)}
      />
    </FieldFrame>
  );
}
