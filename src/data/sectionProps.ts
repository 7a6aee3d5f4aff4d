import type { Section, SectionOf } from '../schemas/pages.ts';
import type { Site } from './site.ts';

/** What the component of a section gets. */
export interface SectionProps<Kind extends Section['kind'] = Section['kind']> extends Pick<
  Site,
  'business' | 'messages' | 'enquiry'
> {
  content: SectionOf<Kind>;
  site: Site;
  /** The page's address. */
  path: string;
  /** Its id in the page, and the prefix of other ids in it. */
  id: string;
  isFirst: boolean;
  isInFirstView: boolean;
  /** Whether the next section is of the same kind. */
  nextIsSameKind: boolean;
}
