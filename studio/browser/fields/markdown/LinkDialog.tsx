import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog, DialogFoot } from '../../controls/Dialog.tsx';
import { Form } from '../../controls/Form.tsx';
import { Select } from '../../controls/Select.tsx';
import { openDialog, useStudio } from '../../state/store.ts';
import { WORDS } from '../../words.ts';
import { linkNames } from '../linkName.ts';
import { addressOf } from './addressOf.ts';
import type { Editor } from '@tiptap/core';

const { link: words } = WORDS.markdown;
const OTHER = 'other';

/** Asks where the chosen words lead: to a page of the site, or to another address. */
export function LinkDialog({ editor }: { editor: Editor }) {
  const files = useStudio((state) => state.files);
  const { href } = editor.getAttributes('link') as { href?: string };
  const names = linkNames(files);
  const isOwn = href === undefined || names.has(href);
  const [target, setTarget] = useState(isOwn ? (href ?? [...names.keys()][0] ?? OTHER) : OTHER);
  const hasWords = href !== undefined || !editor.state.selection.empty;
  const options = [...names, [OTHER, words.other] as const];
  const insert = (entered: FormData) => {
    const typed = ((entered.get('address') as string | null) ?? '').trim();
    const address = target === OTHER ? addressOf(typed) : target;
    const text = ((entered.get('words') as string | null) ?? '').trim();
    openDialog();
    const chain = editor.chain().focus();
    const mark = { type: 'link', attrs: { href: address } };
    if (hasWords) chain.extendMarkRange('link').setMark('link', mark.attrs).run();
    else chain.insertContent({ type: 'text', text, marks: [mark] }).run();
  };
  const remove = () => {
    openDialog();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <Dialog title={words.title}>
      <Form action={insert}>
        {!hasWords && (
          <label>
            {words.words}
            <input name="words" required pattern=".*\S.*" />
          </label>
        )}
        <label>
          {words.leadsTo}
          <Select value={target} options={options} onChange={setTarget} />
        </label>
        {target === OTHER && (
          <label>
            {words.address}
            <input
              name="address"
              inputMode="url"
              autoCapitalize="none"
              required
              defaultValue={isOwn ? '' : href}
            />
          </label>
        )}
        <DialogFoot>
          {href !== undefined && <Button label={words.remove} onClick={remove} />}
          <Button type="submit" kind="main" label={words.set} />
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
