import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

const LOOK_MS = 100;
/** A page is shown after this time, even if pictures are still loading. */
const LOAD_TIMEOUT_MS = 1800;

interface PageFrameProps extends ComponentProps<'iframe'> {
  title: string;
  onPage: (page: Document) => void;
}

/** A frame that tells every page it has loaded, also when the owner follows a link. */
export function PageFrame({ title, onPage, ...rest }: PageFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const told = useRef<Document>(undefined);
  const look = useEffectEvent(() => {
    const { contentDocument: page, contentWindow } = ref.current ?? {};
    if (!page || page === told.current || page.URL === 'about:blank') return;
    const isLate = (contentWindow?.performance.now() ?? 0) > LOAD_TIMEOUT_MS;
    if (page.readyState !== 'complete' && !(isLate && page.readyState === 'interactive')) return;
    told.current = page;
    onPage(page);
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return <iframe ref={ref} title={title} {...rest} />;
}
