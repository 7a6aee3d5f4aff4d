import { UploadButton } from '../gallery/UploadButton.tsx';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';
import { Picture } from './Picture.tsx';

/** The logo of the business, as a file. */
export function LogoField(props: FieldProps) {
  const { file, value, set, control, frame } = useField(props);
  const src = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...frame}>
      {src !== '' && <Picture className={styles.logo} {...{ file, src }} size="card" />}
      <UploadButton
        {...control}
        aria-invalid={undefined}
        path={props.path}
        kind="logo"
        label={src === '' ? WORDS.logo.choose : WORDS.logo.replace}
        onUploaded={([next]) => set(next)}
      />
    </FieldFrame>
  );
}
