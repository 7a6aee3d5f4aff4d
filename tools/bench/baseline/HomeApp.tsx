import { SiteFooter } from '../../../src/components/SiteFooter';
import { SiteHeader } from '../../../src/components/SiteHeader';
import { ComingSoon } from '../../../src/islands/ComingSoon/ComingSoon';
import { Counters } from '../../../src/islands/Counters/Counters';
import { ImageSlider } from '../../../src/islands/ImageSlider/ImageSlider';
import { About } from '../../../src/sections/home/About';
import { Contact } from '../../../src/sections/home/Contact';
import { HomeBanner } from '../../../src/sections/home/HomeBanner';
import { PortfolioTeaser } from '../../../src/sections/home/PortfolioTeaser';
import { ProductsPicture } from '../../../src/sections/home/ProductsPicture';
import { Services } from '../../../src/sections/home/Services';
import { Testimonials } from '../../../src/sections/home/Testimonials';

import type { BaselineContent } from './content.ts';

/** The home page as one React tree: the site's own parts, none of them rendered at build. */
export function HomeApp({ words, business, navigation, labels, photos }: BaselineContent) {
  const { organizing, styling } = words.services;
  return (
    <>
      <SiteHeader
        variant="home"
        currentPath="/"
        business={business}
        navigation={navigation}
        labels={labels}
      />
      <main>
        <HomeBanner words={words.banner} photo={photos.banner} />
        <Services
          words={words.services}
          organizing={
            <ImageSlider
              photos={photos.organizing}
              href="/home-space-organizing"
              service={organizing.title}
              labels={labels.slider}
            />
          }
          styling={
            <ImageSlider
              photos={photos.styling}
              href="/interior-styling"
              service={styling.title}
              labels={labels.slider}
            />
          }
          products={<ProductsPicture photo={photos.products} note={labels.service.comingSoon} />}
          popup={
            <ComingSoon
              words={words.services.products.popup}
              photo={photos.products}
              closeLabel={labels.popup.close}
            />
          }
        />
        <PortfolioTeaser words={words.portfolio} photos={photos.teaser} labels={labels.gallery} />
        <About words={words.about} photo={photos.about}>
          <Counters counters={words.about.counters} />
        </About>
        <Testimonials words={words.testimonials} marks={labels.quotation} />
        <Contact words={words.contact} email={business.email} labels={labels.contact} />
      </main>
      <SiteFooter currentPath="/" business={business} labels={labels} />
    </>
  );
}
