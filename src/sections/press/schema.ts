import {
  group,
  type ImageContext,
  section,
  sectionLabel,
  text,
  uniqueList,
  webAddress,
} from '../../schemas/fields.ts';
import { logoFile } from '../../schemas/pictures.ts';

export function press(context: ImageContext) {
  return section(
    'press',
    'Certificates, associations and articles, with links.',
    'M4 8h12v12H4zM20 8h8v12h-8zM32 8h12v12H32zM2 26h44',
    {
      label: sectionLabel(40),
      entries: uniqueList(
        'One to eight certificates or articles.',
        group('One of them.', {
          name: text('Who: the magazine, the association.', 40),
          logo: logoFile(context).meta({ title: 'Logo' }).optional(),
          text: text('What: the article, the certificate and its year.', 80),
          href: webAddress('Where visitors can read it. It opens in a new tab.').optional(),
        }),
        [1, 8],
        ({ name }) => name,
      ),
    },
  );
}
