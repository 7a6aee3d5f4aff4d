import { IconButton } from '../controls/IconButton.tsx';
import styles from './AddBetween.module.css';

interface AddBetweenProps {
  label: string;
  onClick: () => void;
}

/** In the gap above a drawer: adds one there. */
export function AddBetween(props: AddBetweenProps) {
  return <IconButton {...props} className={styles.add} icon="plus" isSmall />;
}
