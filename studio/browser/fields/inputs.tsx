import { clsx } from 'clsx';
import { useShallow } from 'zustand/react/shallow';
import { wholeAddress } from './wholeAddress.ts';
import { Button } from '../controls/Button.tsx';
import { SegmentedChoice } from '../controls/SegmentedChoice.tsx';
import { Select } from '../controls/Select.tsx';
import { Switch } from '../controls/Switch.tsx';
import { galleryFile, galleryFiles, nameOfFile, siteUrlOf } from '../names.ts';
import { type Files, slugOf } from '../state/content.ts';
import { openForm, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame, type FieldProps, useField, useValue } from './form.tsx';
import { ownAddress } from './ownAddress.ts';
import { SiteAddressInput } from './SiteAddressInput.tsx';
import { Swatches } from './Swatches.tsx';
import { usedValues } from './usedValues.ts';
import { useLine } from './useLine.ts';
import styles from './inputs.module.css';
import type { Field, FieldKind } from '../../shared/forms/formFields.ts';

/** Longer texts get more than one line. */
const LONG = 80;
/** Texts of the page that are headings there. */
const HEADINGS = ['title', 'heading'];

/** What the browser offers by itself. */
const TYPES: Partial<Record<FieldKind, string>> = { date: 'date', color: 'color' };

/** How the words look on the page: longer texts in its serif. */
function voiceOf({ kind, key, maxLength = 0 }: Field): 'text' | 'heading' | undefined {
  if (kind !== 'text') return undefined;
  if (HEADINGS.includes(key)) return 'heading';
  return maxLength > LONG ? 'text' : undefined;
}

/** A text on one line, a number, a date or a colour. */
export function TextField(props: FieldProps) {
  const { field, path } = props;
  const { text: words, set, control, frame } = useField(props);
  const { kind, maxLength = 0, lines = 1, input, offersUsed = false } = field;
  const used = useStudio(
    useShallow(({ files, openFile }) =>
      offersUsed ? usedValues(files, { file: openFile, path }) : undefined,
    ),
  );
  const line = useLine(props);
  const service = useValue([...path.slice(0, -1), 'service']);
  const isLong = lines > 1 || (kind === 'text' && maxLength > LONG);
  const Control = isLong ? 'textarea' : 'input';
  return (
    <FieldFrame {...frame}>
      <Control
        {...control}
        {...line}
        className={clsx({
          [String(styles.number)]: kind === 'number',
          [String(styles.color)]: kind === 'color',
        })}
        type={TYPES[kind]}
        inputMode={kind === 'number' ? 'numeric' : input}
        autoComplete={input}
        autoCapitalize={input && 'off'}
        list={used && `${control.id}-used`}
        data-voice={voiceOf(field)}
        onBlur={() => kind === 'address' && words && set(wholeAddress(words, service), true)}
      />
      {used && (
        <datalist id={`${control.id}-used`}>
          {used.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
      {kind === 'date' && isOver(words) && <p role="status">{WORDS.announcementIsOver}</p>}
      {frame.problems.map(({ suggestion }) => suggestion && shadeButton(suggestion, set))}
    </FieldFrame>
  );
}

/** Whether a day such as "2026-12-24" has ended, as the content check sees it. */
function isOver(day: string): boolean {
  return day !== '' && day < new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Takes a colour that is readable in place of the one that is not. */
function shadeButton(shade: string, set: (value: string) => void) {
  // The colour itself stands at the start of the button.
  const style = {
    boxShadow: `inset 2rem 0 ${shade}`,
    paddingInlineStart: '2.75rem',
    inlineSize: 'fit-content',
  };
  return <Button key={shade} style={style} onClick={() => set(shade)} label={WORDS.takeShade} />;
}

const PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a headline that occur once. */
function wordsOf(headline: unknown): string[] {
  const words = [headline]
    .flat()
    .flatMap((line) => String(line).split(/\s+/u))
    .map((word) => word.replaceAll(PUNCTUATION, ''));
  return words.filter((word) => word !== '' && words.indexOf(word) === words.lastIndexOf(word));
}

function choices(field: Field, files: Files | undefined, headline: unknown): [string, string][] {
  const { kind, options = [], names = {}, maxLength = Infinity } = field;
  if (files)
    return galleryFiles(files).map((path) => [slugOf(path) ?? '', nameOfFile(files, path)]);
  if (kind !== 'emphasis') return options.map((word) => [word, names[word] ?? word]);
  return wordsOf(headline).flatMap((word) => (word.length > maxLength ? [] : [[word, word]]));
}

/** The choices of a field: its options, galleries, or the words of the headline. */
function useChoices(props: FieldProps) {
  const { field, path } = props;
  const { text: chosen } = useField(props);
  const files = useStudio((state) => (field.kind === 'galleryReference' ? state.files : undefined));
  const headline = useValue([...path.slice(0, -1), 'headline']);
  const offered = choices(field, files, headline);
  const isKnown = offered.some(([word]) => word === chosen);
  const left = [isKnown ? '' : chosen, WORDS.left] as [string, string];
  return { offered, all: field.isOptional || !isKnown ? [left, ...offered] : offered, isKnown };
}

/** A list to choose from, without its frame. */
export function ChoiceSelect({
  className,
  ...props
}: FieldProps & { className?: string | undefined }) {
  const { text: chosen, set, control } = useField(props);
  const { all } = useChoices(props);
  return (
    <Select
      {...control}
      className={className}
      value={chosen}
      options={all}
      // Arrow keys change it at every press.
      onChange={(word) => set(word || undefined, true)}
    />
  );
}

/** So many choices stand side by side, with so many letters. */
const MOST_SIDE_BY_SIDE = 3;
const MOST_LETTERS = 36;

/** Up to three choices side by side, more in a list; the colours of a page as swatches. */
export function ChoiceField(props: FieldProps) {
  const { field } = props;
  const { text: chosen, set, control, frame } = useField(props);
  const { offered, isKnown } = useChoices(props);
  const letters = offered.reduce((sum, [, name]) => sum + name.length, 0);
  const isShort = offered.length <= MOST_SIDE_BY_SIDE && letters <= MOST_LETTERS;
  const [first] = offered;
  if (field.key === 'theme')
    return (
      <FieldFrame {...frame} isGroup>
        <Swatches
          {...control}
          label={frame.label}
          value={chosen}
          options={offered}
          onChange={set}
        />
      </FieldFrame>
    );
  // Left out, an optional choice is its first.
  const isSet = isKnown || (chosen === '' && field.isOptional);
  if (field.kind !== 'choice' || !isShort || !isSet || !first)
    return (
      <FieldFrame {...frame}>
        <ChoiceSelect {...props} />
        {field.kind === 'galleryReference' && isKnown && (
          <Button
            className={styles.openGallery}
            kind="link"
            label={WORDS.openGallery}
            onClick={() => openForm(galleryFile(chosen))}
          />
        )}
      </FieldFrame>
    );
  return (
    <FieldFrame {...frame} isGroup>
      <SegmentedChoice
        {...control}
        isWide
        label={frame.label}
        options={Object.fromEntries(offered)}
        value={chosen === '' ? first[0] : chosen}
        onChange={(word) => set(field.isOptional && word === first[0] ? undefined : word, true)}
      />
    </FieldFrame>
  );
}

/** An address that the site had before; its name stands before it. */
export function OldAddressField(props: FieldProps) {
  const { set, text: typed, control, frame } = useField(props);
  const site = useStudio((state) => siteUrlOf(state.files));
  return (
    <FieldFrame {...frame}>
      <SiteAddressInput
        {...control}
        {...useLine(props)}
        onBlur={() => typed && set(ownAddress(typed, site), true)}
      />
    </FieldFrame>
  );
}

/** Yes or no; an optional one is left out for no. */
export function SwitchField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  return (
    <FieldFrame {...frame} isBeside>
      <Switch {...control} checked={value === true} onChange={(isOn) => set(isOn || undefined)} />
    </FieldFrame>
  );
}
