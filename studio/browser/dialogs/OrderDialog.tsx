import { useRef } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { Entries, Entry, focusToolOf } from '../fields/list.tsx';
import { BUSINESS, isWordsFile, nameOfFile, orderedFiles } from '../names.ts';
import { type Files, valueAt } from '../state/content.ts';
import { moveInOrder } from '../state/pages.ts';
import { edit, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './OrderDialog.module.css';

const { order: words } = WORDS;

/** What a page is, and its word in the menu. */
function noteOf(files: Files, file: string): string {
  const data = files[file];
  const menu = valueAt(data, ['menu']);
  const notes = [
    valueAt(data, ['draft']) === true && WORDS.draft,
    valueAt(data, ['service']) !== undefined && words.service,
    isWordsFile(file) && words.textPage,
    typeof menu === 'string' && words.menu(menu),
  ];
  return notes.filter((note) => note !== false).join(' · ');
}

/** All pages and pages of text in one list, which is the order of menu and services. */
export function OrderDialog() {
  const files = useStudio((state) => state.files);
  const ref = useRef<HTMLOListElement>(null);
  const pages = orderedFiles(files);
  const move = (from: number, to: number) => {
    edit({ file: BUSINESS, path: ['order'] }, (state) => moveInOrder(state, from, to));
    focusToolOf(ref.current, to);
  };
  const list = { count: pages.length, ref, move };
  const row = (index: number) => {
    const file = pages[index] ?? '';
    const name = nameOfFile(files, file);
    return (
      <Entry key={index} {...{ list, index, name }}>
        <span className={styles.page}>
          <b>{name}</b>
          <small>{noteOf(files, file)}</small>
        </span>
      </Entry>
    );
  };
  return (
    <Dialog title={words.title}>
      <p>{words.text}</p>
      <Entries className={styles.list} list={list} entry={row} />
    </Dialog>
  );
}
