import { WORDS } from '../words.ts';
import { Picture } from './Picture.tsx';
import styles from './Crops.module.css';

const { crops: names } = WORDS.picture;
const SHAPES = ['wide', 'square', 'tall'] as const;
const CENTRE = '50% 50%';

interface CropsProps {
  file: string;
  src: string;
  /** By screen: its point is that of the crop at the same place; one point is that of all. */
  points: Readonly<Record<string, string | undefined>>;
}

/** How a picture is cropped around its focus point, standing on a shelf. */
export function Crops({ file, src, points }: CropsProps) {
  const [first, ...others] = Object.values(points);
  const pointOf = (index: number) => (others.length > 0 ? [first, ...others][index] : first);
  return (
    <ul className={styles.crops}>
      {SHAPES.map((shape, index) => (
        <li key={shape} className={styles[shape]}>
          <Picture
            {...{ file, src }}
            className={styles.picture}
            size="card"
            style={{ objectPosition: pointOf(index) ?? CENTRE }}
          />
          <small className={styles.name}>{names[shape]}</small>
        </li>
      ))}
    </ul>
  );
}
