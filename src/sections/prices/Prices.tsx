import { clsx } from 'clsx/lite';
import { Fragment } from 'react';
import { Drawing } from '../../components/Drawing.tsx';
import { railFrame } from '../../components/Rail.tsx';
import { Tag } from '../../components/Tag.tsx';
import { splitPrice } from '../../logic/price.ts';
import { fieldHtml } from '../../logic/proseHtml.ts';
import styles from './Prices.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'prices'> = ({ content, site }) =>
  railFrame({
    note: content.note && fieldHtml(content.note, site.hidden),
    drawing: <Drawing name="boxes" />,
  });

/** Prices that stand on shelves, like the counters. */
export function Prices({ content }: SectionProps<'prices'>) {
  return (
    <div>
      {content.groups.map(({ title, theme, entries }, index) => (
        <div key={index} className={styles.group}>
          {title !== undefined && (
            <Tag as="h3" service={theme}>
              {title}
            </Tag>
          )}
          <dl>
            {entries.map(({ name, text, before, price }) => (
              <div key={name + price} className={styles.line}>
                <dt className={clsx('type-line', styles.name)}>{name}</dt>
                {text !== undefined && <dd className={styles.text}>{text}</dd>}
                <Price before={before} price={price} />
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

interface PriceProps {
  before: string | undefined;
  price: string;
}

/** A figure stands on the line, its currency sign is small and raised. Words keep clear of the line. */
function Price({ before, price }: PriceProps) {
  const parts = splitPrice(price);
  return (
    <dd className={styles.price} data-words={parts ? undefined : ''}>
      {before !== undefined && <small>{before} </small>}
      <span>
        {parts ? (
          <>
            {parts.signBefore && <sup>{parts.signBefore}</sup>}
            <Figure>{parts.figure}</Figure>
            {parts.signAfter && <sup>{parts.signAfter}</sup>}
          </>
        ) : (
          price
        )}
      </span>
    </dd>
  );
}

const COMMA = ',';

/** The commas of a figure are raised: they would cross the line. */
function Figure({ children }: { children: string }) {
  const [first, ...rest] = children.split(COMMA);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <span className={styles.comma}>{COMMA}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
