import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './FindWords.module.css';
import { findWords, MOST_RESULTS, type Piece, type SearchResult } from './findWords.ts';
import { Results } from './Results.tsx';
import { searchIndex } from './searchIndex.ts';

const { search: words } = WORDS;

/** The results for what is typed; the index is made when the first letter is. */
function useResults(typed: string): readonly SearchResult[] {
  const files = useStudio((state) => state.files);
  const isSearching = typed.trim() !== '';
  const index = useMemo(() => (isSearching ? searchIndex(files) : []), [files, isSearching]);
  return useMemo(() => findWords(index, typed), [index, typed]);
}

function Line({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface ResultProps {
  id: string;
  result: SearchResult;
  isChosen: boolean;
  onGo: () => void;
}

function Result({ id, result, isChosen, onGo }: ResultProps) {
  const { entry, line } = result;
  const { page, kind, address } = entry;
  const shown = <Line pieces={line} />;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field
    <div
      id={id}
      className={styles.result}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      <b>{address === undefined ? page : shown}</b>
      <small>{kind}</small>
      <small>{address ?? shown}</small>
    </div>
  );
}

interface FindWordsProps {
  /** Called when a result is opened. */
  onGo?: () => void;
  /** In a dialog, which the results make longer. */
  isInline?: boolean;
}

/** Finds words and pages: typing lists them, Enter goes to the field. */
export function FindWords({ onGo, isInline = false }: FindWordsProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const results = useResults(typed);
  const isShown = isOpen && typed.trim() !== '';
  const isCut = results.length >= MOST_RESULTS;
  const told = isCut ? words.first(MOST_RESULTS) : words.count(results.length);
  const optionId = (index: number) => `${id}-${index}`;
  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
    setOpen(true);
  };
  const choose = (index: number) => {
    setChosen(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const go = (result: SearchResult | undefined) => {
    if (!result) return;
    setOpen(false);
    onGo?.();
    goTo(result.entry.place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = results.length;
    const isMoving = isShown && count > 0;
    if (event.key === 'ArrowDown' && isMoving) choose((chosen + 1) % count);
    else if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'ArrowUp' && isMoving) choose((chosen - 1 + count) % count);
    else if (event.key === 'Enter' && isShown) go(results[chosen]);
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={styles.search} aria-label={words.label}>
      <Icon name="search" isSmall />
      <input
        type="text"
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && results.length > 0 ? optionId(chosen) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={words.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-find-words
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <Results id={`${id}-list`} {...{ isShown, isInline }}>
        {results.map((result, index) => (
          <Result
            key={index}
            id={optionId(index)}
            result={result}
            isChosen={index === chosen}
            onGo={() => go(result)}
          />
        ))}
      </Results>
      <p className="visually-hidden" role="status">
        {isShown && told}
      </p>
    </search>
  );
}
