import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { LineLink, LineNavigation } from './LineNavigation.tsx';
import type { ListPage } from '../../logic/projectList.ts';
import type { Messages } from '../../schemas/messages.ts';

interface PageLinksProps {
  list: ListPage;
  messages: Messages['projects'];
}

/** The page numbers of a list, between arrows to the pages before and after. */
export function PageLinks({ list: { hrefs, index }, messages }: PageLinksProps) {
  const [previous, next] = [hrefs[index - 2], hrefs[index]];
  return (
    <LineNavigation label={messages.pages}>
      {previous !== undefined && (
        <LineLink href={previous} rel="prev" aria-label={messages.previous}>
          <Icon name="arrow-left" />
        </LineLink>
      )}
      {hrefs.map((href, at) => (
        <LineLink
          key={href}
          href={href}
          aria-label={fillIn(messages.page, { index: at + 1, total: hrefs.length })}
          aria-current={at + 1 === index ? 'page' : undefined}
        >
          {at + 1}
        </LineLink>
      ))}
      {next !== undefined && (
        <LineLink href={next} rel="next" aria-label={messages.next}>
          <Icon name="arrow-right" />
        </LineLink>
      )}
    </LineNavigation>
  );
}
