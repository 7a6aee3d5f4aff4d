import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

/** A page is shown so long after its words, even if pictures are still loading. */
const LOAD_TIMEOUT_MS = 1000;

interface PageFrameProps extends ComponentProps<'iframe'> {
  title: string;
  onPage: (page: Document) => void;
}

/** A frame that reports every page it has loaded, also when the owner follows a link. */
export function PageFrame({ title, onPage, ...rest }: PageFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const reported = useRef<Document>(undefined);
  const report = (page = ref.current?.contentDocument) => {
    if (!page || page === reported.current || page !== ref.current?.contentDocument) return;
    reported.current = page;
    onPage(page);
  };
  const reportLate = useEffectEvent(report);
  useEffect(() => {
    // The page says when its words are there: see `site.ts`.
    const wait = ({ source }: MessageEvent) => {
      const { contentWindow, contentDocument: page } = ref.current ?? {};
      if (page && source === contentWindow) setTimeout(() => reportLate(page), LOAD_TIMEOUT_MS);
    };
    window.addEventListener('message', wait);
    return () => window.removeEventListener('message', wait);
  }, []);
  return <iframe ref={ref} title={title} onLoad={() => report()} {...rest} />;
}
