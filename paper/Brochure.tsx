import { Drawing } from '../src/components/Drawing.tsx';
import { Photo } from '../src/components/Photo.tsx';
import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import { LargeEmail } from '../src/components/TextLink.tsx';
import { detailsOf } from '../src/logic/businessDetails.ts';
import { Headline } from '../src/sections/banner/Headline.tsx';
import styles from './Brochure.module.css';
import { hasWords, LogoMark, QrCode, type SheetProps } from './SheetParts.tsx';

/** The home page on one sheet of paper. The banner fills the remaining height. */
export async function Brochure({ brochure, business, messages, url, host }: SheetProps) {
  const { banner, services, servicesLabel, testimonials, counters, contact } = brochure;
  const hasNameInLogo = await hasWords(business.logo);
  return (
    <div className={styles.brochure}>
      <p className={styles.name}>
        <LogoMark business={business} className={styles.mark} />
        {!hasNameInLogo && business.name}
      </p>
      {banner && (
        <div className={styles.banner}>
          <Photo photo={banner.photo} hasPriority />
          <div className={styles.headline} data-ground={banner.ground}>
            <Headline lines={banner.headline} emphasis={banner.emphasis} />
          </div>
        </div>
      )}
      <section className={styles.section}>
        {servicesLabel && <ShelfLabel>{servicesLabel}</ShelfLabel>}
        <div className={styles.staggered} data-is-dense={services.length > 3 || undefined}>
          {services.map(({ name, summary, theme, columns, endsRow, photo }) => (
            <article
              key={name}
              className={styles.card}
              data-service={theme}
              data-columns={columns}
              data-ends-row={endsRow || undefined}
            >
              {photo && <Photo photo={photo} hasPriority />}
              <div className={styles.texts}>
                <h3>{name}</h3>
                <p>{summary}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className={styles.quote}>
        {testimonials && (
          <figure>
            <ShelfLabel>{testimonials.label}</ShelfLabel>
            <blockquote>
              {messages.quotation.opening}
              {testimonials.paragraphs[0]}
              {messages.quotation.closing}
            </blockquote>
            <figcaption>
              <b>{testimonials.name}</b> {testimonials.town}
            </figcaption>
          </figure>
        )}
        {counters.map(({ value, suffix, label }) => (
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
            {contact && <ShelfLabel>{contact.label}</ShelfLabel>}
            <p>{contact?.prompt}</p>
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
            {detailsOf(business)
              .filter(({ field }) => field !== 'email')
              .map(({ value }) => (
                <span key={value}>{value}</span>
              ))}
          </p>
          <ShelfLabel as="p" size="small">
            {messages.paper.scan}
          </ShelfLabel>
        </div>
      </section>
    </div>
  );
}
