import { createElement, Fragment, type ReactElement } from 'react';
import styles from './Drawing.module.css';

/** A line drawing: its size in px, and its lines. */
function drawing([width, height]: [number, number], ...lines: ReactElement[]) {
  return { width, height, lines: createElement(Fragment, null, ...lines) };
}

const DRAWINGS = {
  arch: drawing(
    [146, 120],
    <path d="M1 121V43a38 38 0 0 1 76 0v23M77 118v3M128 121V61h17v60M136.5 61V47" />,
    <circle cx={86} cy={93} r={27} />,
    <path className={styles.leaf} d="M136.5 24c3 7 5 11 5 15s-2 7-5 7-5-3-5-7 2-8 5-15z" />,
  ),
  drawer: drawing(
    [136, 120],
    <path d="M1 121V6h104v115M1 44h104M1 82h104M42 25h22M42 101h22" />,
    <g className={styles.drawer}>
      <path d="M31 44h104v38H31z" />
      <path d="M72 63h22" />
    </g>,
  ),
  vase: drawing(
    [136, 120],
    <path d="M1 101h132v20M1 121v-20M16 101V82h102v19" />,
    <path d="M55 37h26M61 37v11c-10 3-17 11-17 20 0 6 3 11 8 14M75 37v11c10 3 17 11 17 20 0 6-3 11-8 14M68 37V7" />,
    <path className={styles.leaf} d="M68 25C68 12 76 5 90 5c0 13-9 20-22 20z" />,
  ),
  tidyShelf: drawing(
    [560, 115],
    <path d="M1 115V18h23v97M30 115V1h27v114M63 115V26h19v89" />,
    <path data-leaning="" d="M82 17l22-5 23 97-22 5z" />,
    <path d="M182 115V56a36 36 0 0 1 71 0v8M253 107v8" />,
    <circle cx={272} cy={85} r={29} />,
    <path d="M336 39h75v17h-75zM342 56v59M404 56v59M354 76h38v19h-38z" />,
    <g className={styles.box}>
      <path d="M437 44h122v16H437zM444 60v55M551 60v55" />
      <path d="M473 75h50v21h-50z" />
    </g>,
  ),
  gapLeft: drawing(
    [560, 182],
    <path d="M1 182V31h34v151M43 182V1h40v181M91 182V48h28v134M127 182V18h36v164" />,
    <path d="M213 49h125v24H213zM224 73v109M328 73v109M246 106h60v31h-60z" />,
    <path d="M392 182V70a55 55 0 0 1 110 0v35M502 177v5" />,
    <circle cx={520} cy={142} r={39} />,
  ),
  gapRight: drawing(
    [426, 182],
    <path d="M1 57h170v24H1zM11 81v101M161 81v101M49 106h72v33H49z" />,
    <path d="M256 87h44M266 87v24c-20 5-34 19-34 38 0 13 7 26 20 33M290 87v24c20 5 34 19 34 38 0 13-7 26-20 33M278 87V14" />,
    <path d="M278 42c-20 0-33-10-34-30 20-1 33 10 34 30zM278 60c0-22 14-36 44-39 1 24-15 39-44 39z" />,
    <path d="M392 182V66h33v116" />,
  ),
};

export function Drawing({ name }: { name: keyof typeof DRAWINGS }) {
  const { width, height, lines } = DRAWINGS[name];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax"
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      {lines}
    </svg>
  );
}
