import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import { writtenAddress } from './address.ts';
import styles from './BusinessCard.module.css';
import { LogoMark } from './LogoMark.tsx';
import { QrCode } from './QrCode.tsx';
import type { Business } from '../src/schemas/business.ts';

export interface BusinessCardProps {
  business: Business;
  /** Address of the site, for the code. */
  url: string;
}

/**
 * A business card: the mark, three books in the colours of the services and the code stand on a shelf,
 * and the name hangs from it. One book still leans.
 */
export function BusinessCard({ business, url }: BusinessCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.shelf}>
        <LogoMark business={business} className={styles.mark} />
        <div className={styles.books}>
          <span data-service="organizing" />
          <span data-service="styling" />
          <span data-service="products" />
        </div>
        <QrCode url={url} className={styles.code} />
      </div>
      <div className={styles.words}>
        <ShelfLabel as="p">{business.name}</ShelfLabel>
        <ul className={styles.addresses}>
          <li>{business.email}</li>
          {business.phone && <li>{business.phone}</li>}
          <li>{writtenAddress(url)}</li>
        </ul>
      </div>
    </section>
  );
}
