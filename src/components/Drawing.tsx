import { createElement, Fragment, type ReactElement } from 'react';
import styles from './Drawing.module.css';

/** A line drawing: its size in px, and its lines. */
function drawing([width, height]: [number, number], ...lines: ReactElement[]) {
  return { width, height, lines: createElement(Fragment, null, ...lines) };
}

/** People without a photograph, from head to shelf. */
const PORTRAITS = {
  bun: drawing(
    [260, 280],
    <path d="M22 281v-37c0-36 30-57 86-66M238 281v-37c0-36-30-57-86-66M62 281v-34M198 281v-34M108 154v24l22 28 22-28v-24M130 206v75M164 228h30v28h-30z" />,
    <path d="M86 98v14c0 28 19 48 44 48s44-20 44-48V98" />,
    <path d="M80 116V94c0-29 21-50 50-50s50 21 50 50v22M86 98c22 0 38-9 44-27 6 18 22 27 44 27" />,
    <circle cx={130} cy={25} r={19} />,
    <path className={styles.touch} d="M88 8l5-6 72 38 4 8-9-1z" />,
  ),
  glasses: drawing(
    [260, 280],
    <path d="M16 281v-34c0-35 30-55 84-64M244 281v-34c0-35-30-55-84-64M100 183l30 26 30-26M92 281v-96M168 281v-96M92 246h76M58 281v-34M202 281v-34" />,
    <path d="M84 92v28c0 34 20 58 46 58s46-24 46-58V92" />,
    <path d="M84 122c14 9 28 11 46 11s32-2 46-11M118 150h24" />,
    <path d="M84 92V78c0-27 19-46 46-46s46 19 46 46v14M84 84c12-4 20-12 24-22 18 11 44 14 68 10" />,
    <circle cx={111} cy={100} r={14} />,
    <circle cx={149} cy={100} r={14} />,
    <path d="M125 100h10M84 96h14M162 96h14" />,
    <path className={styles.touch} d="M134 216h9v30h-9z" />,
  ),
  curls: drawing(
    [260, 280],
    <path d="M20 281v-37c0-36 30-56 84-64M240 281v-37c0-36-30-56-84-64M104 180c4 30 48 30 52 0M62 281v-34M198 281v-34M112 156v23M148 156v23" />,
    <path d="M90 96v16c0 28 17 48 40 48s40-20 40-48V96" />,
    <path d="M88 126a17 17 0 0 1-13-29 18 18 0 0 1 5-33 19 19 0 0 1 27-24 20 20 0 0 1 38-3 19 19 0 0 1 33 16 18 18 0 0 1 9 33 17 17 0 0 1-15 40" />,
    <path d="M90 98c9 0 15-4 19-11 6 6 17 7 24 1 7 7 18 8 25 2 3 5 7 8 12 8" />,
    <circle cx={87} cy={138} r={6} />,
    <circle cx={173} cy={138} r={6} />,
    <path d="M160 226h20v55h-20z" />,
    <path className={styles.touch} d="M181 281l14-52 19 5-12 47z" />,
  ),
};

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
  boxes: drawing(
    [218, 77],
    <path d="M1 1h75v17H1zM7 18v59M69 18v59M19 38h38v19H19z" />,
    <path d="M95 6h122v16H95zM102 22v55M209 22v55" />,
    <path className={styles.touch} d="M131 37h50v21h-50z" />,
  ),
  ...PORTRAITS,
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
