import styles from './Scan.module.css';
import type { ScannedAddress } from '../../server/http/receiver.ts';
import type { ReactNode } from 'react';

interface ScanProps extends ScannedAddress {
  /** Beside it. */
  children?: ReactNode;
}

/** An address for the camera of a phone. */
export function Scan({ address, qr: { size, path }, children }: ScanProps) {
  return (
    <div className={styles.scan}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <div className={styles.words}>
        {children}
        <p className={styles.address}>{address}</p>
      </div>
    </div>
  );
}
