import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { redo, undo } from '../../state/store.ts';
import { cleanPaste } from './cleanPaste.ts';
import { EXTENSIONS } from './extensions.ts';
import { type MarkdownText, readMarkdown } from './readMarkdown.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import type { Transaction } from '@tiptap/pm/state';
import type { Selected } from './MarkdownField.tsx';

/** Room around the cursor, in pixels: the tools stay above the text. */
const AROUND_CURSOR = { top: 96, right: 0, bottom: 48, left: 0 };

/** A change that comes from outside and must not be reported. */
const SILENT = 'preventUpdate';

/** Letters typed or deleted: a row of them is one step of Undo. */
function isTyping(transaction: Transaction): boolean {
  const isByPaste = transaction.getMeta('uiEvent') !== undefined;
  return !isByPaste && transaction.steps.every((step) => step instanceof ReplaceStep);
}

/** The browser's own Undo, such as in its menu: the studio has one history. */
function undoByBrowser(event: InputEvent): boolean {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
  event.preventDefault();
  if (event.inputType === 'historyUndo') undo();
  else redo();
  return true;
}

/** A formatted text in the page that is read from Markdown and written as Markdown. */
export class MarkdownEditor {
  readonly editor: Editor;
  /** The Markdown in the editor: blocks that are not edited are written as they stand there. */
  #text: MarkdownText;
  #markdown = '';

  /** @param onChange gets the new Markdown, and whether letters were typed */
  constructor(element: HTMLElement, onChange: (markdown: string, isTyped: boolean) => void) {
    this.editor = new Editor({
      element: { mount: element },
      extensions: EXTENSIONS,
      // Signs in pasted words are words.
      enablePasteRules: false,
      // The policy of the window allows no styles in scripts.
      injectCSS: false,
      editorProps: {
        scrollThreshold: AROUND_CURSOR,
        scrollMargin: AROUND_CURSOR,
        transformPastedHTML: cleanPaste,
        clipboardTextParser: (text) => this.#readPlainText(text),
        handleDOMEvents: { beforeinput: (_, event) => undoByBrowser(event) },
      },
      onUpdate: ({ transaction }) => {
        const markdown = writeMarkdown(this.editor.state.doc, this.#text);
        if (markdown === this.#markdown) return;
        this.#markdown = markdown;
        onChange(markdown, isTyping(transaction));
      },
    });
    this.#text = readMarkdown('', this.editor.schema);
  }

  /** Shows Markdown that was changed elsewhere; the cursor stays where it is. */
  show(markdown: string): void {
    if (markdown === this.#markdown) return;
    this.#markdown = markdown;
    this.#text = readMarkdown(markdown, this.editor.schema);
    const { tr } = this.editor.state;
    const next = this.#text.doc.content;
    const start = tr.doc.content.findDiffStart(next);
    const end = tr.doc.content.findDiffEnd(next);
    if (start === null || !end) return;
    // A repeated letter: the equal parts before and after it overlap.
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.replace(start, end.a + overlap, this.#text.doc.slice(start, end.b + overlap));
    if (!tr.doc.content.eq(next)) tr.replaceWith(0, tr.doc.content.size, next);
    this.editor.view.dispatch(tr.setMeta(SILENT, true));
  }

  /** Takes the focus, with a part of the Markdown selected. */
  select(markdown: string, [from, to]: Selected): void {
    const { schema, doc } = this.editor.state;
    // Markdown up to a place is a text of its own that ends there.
    const positionOf = (offset: number) =>
      Math.min(
        Selection.atEnd(readMarkdown(markdown.slice(0, offset), schema).doc).to,
        doc.content.size,
      );
    const range = { from: positionOf(from), to: positionOf(to) };
    this.editor.commands.setTextSelection(range);
    // Reading Markdown drops the space that was typed last.
    if (from === markdown.length && markdown.endsWith(' ')) this.editor.commands.insertContent(' ');
    // The focus of Tiptap waits for a frame, in which letters would be lost.
    this.editor.view.focus();
  }

  close(): void {
    this.editor.destroy();
  }

  /** Plain text may be Markdown; otherwise its lines stay lines. */
  #readPlainText(text: string): Slice {
    const { doc } = readMarkdown(text.replaceAll(/\r\n?/gu, '\n').trim(), this.editor.schema);
    return Slice.maxOpen(doc.content);
  }
}
