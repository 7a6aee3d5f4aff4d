import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

/** A page is shown so long after its words, even if pictures are still loading. */
const LOAD_TIMEOUT_MS = 1000;

interface PageFrameProps extends ComponentProps<'iframe'> {
  title: string;
  onPage: (page: Document) => void;
}

/** A frame that tells every page it has loaded, also when the owner follows a link. */
export function PageFrame({ title, onPage, ...rest }: PageFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const told = useRef<Document>(undefined);
  const tell = (page = ref.current?.contentDocument) => {
    if (!page || page === told.current || page !== ref.current?.contentDocument) return;
    told.current = page;
    onPage(page);
  };
  const tellLate = useEffectEvent(tell);
  useEffect(() => {
    // The page says when its words are there: see `site.ts`.
    const wait = ({ source }: MessageEvent) => {
      const { contentWindow, contentDocument: page } = ref.current ?? {};
      if (page && source === contentWindow) setTimeout(() => tellLate(page), LOAD_TIMEOUT_MS);
    };
    window.addEventListener('message', wait);
    return () => window.removeEventListener('message', wait);
  }, []);
  return <iframe ref={ref} title={title} onLoad={() => tell()} {...rest} />;
}
