import { clsx } from 'clsx/lite';
import { PROJECT_CARDS, ProjectCard } from '../../components/ProjectCard.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { chooseProjects } from '../../logic/projectList.ts';
import styles from './MoreProjects.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'more-projects'> = () => ({ space: 'none', roomBelow: 'short' });

/** The projects before and after, as cards, and a link to the list of all. */
export function MoreProjects({ content, site, messages }: SectionProps<'more-projects'>) {
  const { former, next } = content;
  const cards = [
    { tag: messages.gallery.formerProject, slugs: former === undefined ? [] : [former] },
    { tag: messages.gallery.nextProject, slugs: [next] },
  ];
  return (
    <div className="wrap clip-x">
      <ul className={clsx(PROJECT_CARDS, styles.cards)}>
        {cards.flatMap(({ tag, slugs }) =>
          chooseProjects(site.projects, slugs, true).map((project) => (
            <li key={tag}>
              <ProjectCard project={project} tag={tag} />
            </li>
          )),
        )}
        {content.list !== undefined && (
          <li>
            <p className={clsx('shelf-below', styles.all)}>
              <TextLink className="target type-title" href={content.list}>
                {messages.gallery.allProjects}
              </TextLink>
            </p>
          </li>
        )}
      </ul>
    </div>
  );
}
