import '../../src/styles/layers.css';
import '../../src/styles/index.css';
import '@fontsource-variable/familjen-grotesk';
import '@fontsource/hedvig-letters-serif';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SiteFooter } from '../../src/components/SiteFooter.tsx';
import { SiteHeader } from '../../src/components/SiteHeader.tsx';
import { Counters } from '../../src/islands/Counters/Counters.tsx';
import { ImageSlider } from '../../src/islands/ImageSlider/ImageSlider.tsx';
import { About } from '../../src/sections/home/About.tsx';
import { ComingSoonPopup } from '../../src/sections/home/ComingSoonPopup.tsx';
import { Contact } from '../../src/sections/home/Contact.tsx';
import { HomeBanner } from '../../src/sections/home/HomeBanner.tsx';
import { PortfolioTeaser } from '../../src/sections/home/PortfolioTeaser.tsx';
import { ProductsPicture } from '../../src/sections/home/ProductsPicture.tsx';
import { Services } from '../../src/sections/home/Services.tsx';
import { Testimonials } from '../../src/sections/home/Testimonials.tsx';
import type { BaselineContent } from './serve.ts';

declare const BASELINE_CONTENT: BaselineContent;

/** The home page as one React tree: the site's own parts, none of them rendered at build. */
function Home({ words, draft, business, navigation, messages, photos }: BaselineContent) {
  const { organizing, styling } = words.services;
  return (
    <>
      <SiteHeader
        variant="home"
        currentPath="/"
        business={business}
        navigation={navigation}
        messages={messages}
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
              messages={messages.slider}
            />
          }
          styling={
            <ImageSlider
              photos={photos.styling}
              href="/interior-styling"
              service={styling.title}
              messages={messages.slider}
            />
          }
          products={<ProductsPicture photo={photos.products} note={messages.service.comingSoon} />}
          popup={
            <ComingSoonPopup
              words={words.services.products.popup}
              photo={photos.products}
              closeLabel={messages.popup.close}
            />
          }
        />
        <PortfolioTeaser
          words={words.portfolio}
          photos={photos.teaser}
          messages={messages.gallery}
        />
        <About words={words.about} photo={photos.about}>
          <Counters counters={words.about.counters} />
        </About>
        <Testimonials words={words.testimonials} marks={messages.quotation} />
        <Contact
          words={words.contact}
          email={business.email}
          messages={messages.contact}
          draft={{ label: draft.open, failed: messages.script.failed }}
        />
      </main>
      <SiteFooter currentPath="/" business={business} messages={messages} wordsPages={[]} />
    </>
  );
}

const place = document.querySelector('[data-root]');
if (!place) throw new Error('The page has no place for its content.');
flushSync(() => createRoot(place).render(<Home {...BASELINE_CONTENT} />));

// It looks for what has just been rendered.
await import('../../src/scripts/page.ts');
