import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { addDevice, signIn } from '../passkey.ts';
import { Button } from '../controls/Button.tsx';
import { Form } from '../controls/Form.tsx';
import { Label } from '../controls/Label.tsx';
import { goOn, passkeyFailure, signedOut } from '../signIn.ts';
import { WORDS } from '../words.ts';
import styles from '../controls/Dialog.module.css';

const { signIn: words } = WORDS;

/** Over the window, while requests wait for the owner to sign in. */
export function SignInDialog() {
  return useStore(signedOut, ({ waiting }) => waiting) && <OpenSignInDialog />;
}

function OpenSignInDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const [code, setCode] = useState('');
  const id = useId();
  const show = () => ref.current?.showModal();
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const attempt = (work: Promise<void>) => {
    setFailure('');
    work.then(goOn, (error: unknown) => setFailure(passkeyFailure(error, words.failed)));
  };
  return (
    // Nothing can be done without signing in: Escape does not close it.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div className={styles.head}>
        <Label id={id}>{words.title}</Label>
      </div>
      <div className={styles.body}>
        <p>{words.text}</p>
        {failure !== '' && (
          <p data-notice role="alert">
            {failure}
          </p>
        )}
        <Button kind="main" onClick={() => attempt(signIn())} label={words.signIn} />
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            attempt(addDevice(code));
          }}
        >
          <label>
            {words.code}
            <input
              autoComplete="one-time-code"
              autoCapitalize="characters"
              required
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" label={words.add} />
        </Form>
      </div>
    </dialog>
  );
}
