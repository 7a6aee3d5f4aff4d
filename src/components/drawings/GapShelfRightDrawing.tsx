import { Drawing } from './Drawing.tsx';

/** What stands right of the empty place on the 404 shelf. */
export function GapShelfRightDrawing() {
  return (
    <Drawing width={426} height={182}>
      <path d="M1 57h170v24H1zM11 81v101M161 81v101M49 106h72v33H49z" />
      <path d="M256 87h44M266 87v24c-20 5-34 19-34 38 0 13 7 26 20 33M290 87v24c20 5 34 19 34 38 0 13-7 26-20 33M278 87V14" />
      <path d="M278 42c-20 0-33-10-34-30 20-1 33 10 34 30zM278 60c0-22 14-36 44-39 1 24-15 39-44 39z" />
      <path d="M392 182V66h33v116" />
    </Drawing>
  );
}
