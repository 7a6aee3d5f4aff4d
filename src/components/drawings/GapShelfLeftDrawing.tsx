import { Drawing } from './Drawing.tsx';

/** What stands left of the empty place on the 404 shelf. */
export function GapShelfLeftDrawing() {
  return (
    <Drawing width={560} height={182}>
      <path d="M1 182V31h34v151M43 182V1h40v181M91 182V48h28v134M127 182V18h36v164" />
      <path d="M213 49h125v24H213zM224 73v109M328 73v109M246 106h60v31h-60z" />
      <path d="M392 182V70a55 55 0 0 1 110 0v35M502 177v5" />
      <circle cx={520} cy={142} r={39} />
    </Drawing>
  );
}
