import { Photo } from '../src/components/Photo.tsx';
import { Headline } from '../src/sections/home/Headline.tsx';
import styles from './Brochure.module.css';
import { BrochureContact } from './BrochureContact.tsx';
import { BrochureQuote } from './BrochureQuote.tsx';
import { BrochureServices, type BrochureServicesProps } from './BrochureServices.tsx';
import { LogoMark } from './LogoMark.tsx';
import type { PhotoData } from '../src/data/photos/resolvePhoto.ts';
import type { Business } from '../src/schemas/business.ts';
import type { HomePage } from '../src/schemas/homePage.ts';
import type { Messages } from '../src/schemas/messages.ts';

export interface BrochureProps extends Omit<BrochureServicesProps, 'words'> {
  words: HomePage;
  business: Business;
  messages: Messages;
  /** Address of the site, for the code. */
  url: string;
  banner: PhotoData;
}

/** The home page for the door of a refrigerator: one sheet, of which the banner takes what is left. */
export function Brochure({ words, business, messages, url, banner, ...pictures }: BrochureProps) {
  return (
    <div className={styles.brochure}>
      <p className={styles.name}>
        <LogoMark business={business} className={styles.mark} />
        {!business.logo && business.name}
      </p>
      <div className={styles.banner}>
        <Photo photo={banner} className={styles.photo} hasPriority />
        <div className={styles.headline}>
          <Headline lines={words.banner.headline} emphasis={words.banner.emphasis} />
        </div>
      </div>
      <BrochureServices words={words.services} {...pictures} />
      <BrochureQuote
        words={words.testimonials}
        counters={words.about.counters}
        marks={messages.quotation}
      />
      <BrochureContact
        words={words.contact}
        business={business}
        url={url}
        scan={messages.paper.scan}
      />
    </div>
  );
}
