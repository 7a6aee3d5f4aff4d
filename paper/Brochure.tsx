import { Drawing } from '../src/components/Drawing.tsx';
import { Photo } from '../src/components/Photo.tsx';
import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import { LargeEmail } from '../src/components/TextLink.tsx';
import { Headline } from '../src/sections/home/HomeBanner.tsx';
import styles from './Brochure.module.css';
import { LogoMark, QrCode, type SheetProps } from './SheetParts.tsx';

/** The home page on one sheet of paper. The banner fills the remaining height. */
export function Brochure({ home, business, messages, pictures, url, host }: SheetProps) {
  const { banner, services, about, testimonials, contact } = home;
  return (
    <div className={styles.brochure}>
      <p className={styles.name}>
        <LogoMark business={business} className={styles.mark} />
        {!business.logo && business.name}
      </p>
      <div className={styles.banner}>
        <Photo photo={pictures.banner} hasPriority />
        <div className={styles.headline}>
          <Headline lines={banner.headline} emphasis={banner.emphasis} />
        </div>
      </div>
      <section className={styles.section}>
        <ShelfLabel>{services.label}</ShelfLabel>
        <div className={styles.stairs}>
          {(['organizing', 'styling', 'products'] as const).map((service) => (
            <article key={service} className={styles.card} data-service={service}>
              <Photo photo={pictures[service]} hasPriority />
              <div className={styles.words}>
                <h3>{services[service].title}</h3>
                <p>{services[service].text}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className={styles.quote}>
        <figure>
          <ShelfLabel>{testimonials.label}</ShelfLabel>
          <blockquote>
            {messages.quotation.opening}
            {testimonials.paragraphs[0]}
            {messages.quotation.closing}
          </blockquote>
          <figcaption>
            <b>{testimonials.name}</b> {testimonials.place}
          </figcaption>
        </figure>
        {about.counters.map(({ value, suffix, label }) => (
          <p key={label} className={styles.counter}>
            <span className={styles.number}>
              {value}
              <span>{suffix}</span>
            </span>
            {label}
          </p>
        ))}
      </section>
      <section className={styles.section}>
        <div className={styles.stage}>
          <div className={styles.invitation}>
            <ShelfLabel>{contact.label}</ShelfLabel>
            <p>{contact.prompt}</p>
            <LargeEmail email={business.email} />
          </div>
          <div className={styles.drawing}>
            <Drawing name="tidyShelf" />
          </div>
          <QrCode url={url} className={styles.code} />
        </div>
        <div className={styles.foot}>
          <p className={styles.addresses}>
            <span>{host}</span>
            {business.phone && <span>{business.phone}</span>}
            {business.areaServed && <span>{business.areaServed}</span>}
            {business.address && <span>{business.address}</span>}
            {business.hours && <span>{business.hours}</span>}
          </p>
          <ShelfLabel as="p" size="small">
            {messages.paper.scan}
          </ShelfLabel>
        </div>
      </section>
    </div>
  );
}
