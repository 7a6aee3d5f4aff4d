import { SHARING_SIZE } from '../../../src/data/sharingSource.ts';
import { Button } from '../controls/Button.tsx';
import { Picture } from '../fields/Picture.tsx';
import { goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { cutText } from './cutText.ts';
import { foundPage, type FoundPage } from './foundPage.ts';
import styles from './FoundAndShared.module.css';

const { found: words } = WORDS;

/** What Google shows on a computer: one line of a title, two of a description. In pixels. */
const TITLE = { font: '20px Arial', width: 580 };
const DESCRIPTION = { font: '14px Arial', width: 920 };

const canvas = document.createElement('canvas').getContext('2d');

function widthIn(font: string): (text: string) => number {
  return (text) => {
    if (!canvas) return 0;
    canvas.font = font;
    return canvas.measureText(text).width;
  };
}

function cut(text: string, { font, width }: typeof TITLE) {
  return cutText(text, widthIn(font), width);
}

/** The end that a search engine leaves out. */
function Rest({ text }: { text: string }) {
  return text === '' ? null : (
    <small>
      {words.cut} <del>{text}</del>
    </small>
  );
}

function SearchResult({ page }: { page: FoundPage }) {
  const { siteName, url } = page;
  const title = cut(page.documentTitle, TITLE);
  const description = cut(page.description, DESCRIPTION);
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: url, pathname: '/' };
  const path = pathname.split('/').filter((part) => part !== '');
  return (
    <>
      <div className={styles.result}>
        <p>
          {siteName}
          <small>{[host, ...path].join(' › ')}</small>
        </p>
        <b>{title.shown}</b>
        <p>{description.shown}</p>
      </div>
      <Rest text={title.rest} />
      <Rest text={description.rest} />
    </>
  );
}

function MessageCard({ page }: { page: FoundPage }) {
  const { picture, title, description, siteName, url } = page;
  const { width, height } = SHARING_SIZE;
  return (
    <div className={styles.card}>
      {picture && (
        <Picture
          file={picture.file}
          src={picture.src}
          size="whole"
          alt={picture.alt}
          style={{ objectPosition: picture.position, aspectRatio: `${width} / ${height}` }}
        />
      )}
      <div>
        <b>{title}</b>
        <p>{description}</p>
        <small>{[siteName, URL.canParse(url) ? new URL(url).host : url].join(' · ')}</small>
      </div>
    </div>
  );
}

/** How a page looks among search results and in a message, with the unsaved words. */
export function FoundAndShared({ file }: { file: string }) {
  const files = useStudio((state) => state.files);
  const page = foundPage(files, file);
  return (
    <div className={styles.found}>
      {page.isUndescribed && (
        <p data-notice role="status">
          {words.undescribed}
        </p>
      )}
      <section aria-label={words.search}>
        <h3>{words.search}</h3>
        {page.isUnlisted ? <p>{words.unlisted}</p> : <SearchResult page={page} />}
        <Button
          className={styles.change}
          onClick={() => goTo({ file, path: page.words })}
          label={words.change}
        />
      </section>
      <section aria-label={words.message}>
        <h3>{words.message}</h3>
        <MessageCard page={page} />
        {page.picture ? <small>{words.pictureFrom}</small> : <small>{words.noPicture}</small>}
      </section>
    </div>
  );
}
