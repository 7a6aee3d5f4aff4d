import { Drawing } from '../src/components/Drawing.tsx';
import { LargeEmail } from '../src/components/LargeEmail.tsx';
import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import { writtenAddress } from './address.ts';
import styles from './BrochureContact.module.css';
import { QrCode } from './QrCode.tsx';
import type { Business } from '../src/schemas/business.ts';
import type { HomePage } from '../src/schemas/homePage.ts';

export interface BrochureContactProps {
  words: HomePage['contact'];
  business: Business;
  url: string;
  /** Label under the code. */
  scan: string;
}

/** The ways to the business. The code stands on the last shelf, beside things in order. */
export function BrochureContact({ words, business, url, scan }: BrochureContactProps) {
  return (
    <section className={styles.section}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <ShelfLabel>{words.label}</ShelfLabel>
          <p className={styles.prompt}>{words.prompt}</p>
          <LargeEmail email={business.email} />
        </div>
        <div className={styles.drawing}>
          <Drawing name="tidyShelf" />
        </div>
        <QrCode url={url} className={styles.code} />
      </div>
      <div className={styles.foot}>
        <p className={styles.addresses}>
          <span>{writtenAddress(url)}</span>
          {business.phone && <span>{business.phone}</span>}
          {business.areaServed && <span>{business.areaServed}</span>}
        </p>
        <ShelfLabel as="p" size="small">
          {scan}
        </ShelfLabel>
      </div>
    </section>
  );
}
