import {
  internalLink,
  section,
  sectionLabel,
  text,
  toggle,
  uniqueList,
} from '../../schemas/fields.ts';
import { pictureReference } from '../../schemas/pictures.ts';

export function portfolioTeaser() {
  return section(
    'portfolio-teaser',
    'Four pictures and a link to your portfolio.',
    'M2 4h20v24H2zM26 4h8v10h-8zM38 4h8v10h-8zM26 18h8v10h-8zM38 24h6m-2-2 2 2-2 2',
    {
      label: sectionLabel(40),
      button: text('Words of the link.', 40),
      href: internalLink('The page of your portfolio.'),
      pictures: uniqueList(
        'Four pictures of the galleries, the large one first.',
        pictureReference('Gallery and picture, such as tidy-touch/05-entry-hall.'),
        [4, 4],
      ),
      beforeAndAfter: toggle(
        'The first two pictures are before and after, in one frame.',
      ).optional(),
    },
  );
}
