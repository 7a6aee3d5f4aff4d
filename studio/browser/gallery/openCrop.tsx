import { lazy, Suspense } from 'react';
import { openDialog } from '../state/store.ts';
import type { CropDialogProps } from './CropDialog.tsx';

/** Its library is loaded when it is opened. */
const CropDialog = lazy(() => import('./CropDialog.tsx'));

/** Opens the dialog that turns and crops a photograph. */
export function openCrop(props: CropDialogProps): void {
  openDialog(
    <Suspense>
      <CropDialog {...props} />
    </Suspense>,
  );
}
