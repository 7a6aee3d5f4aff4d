import { clsx } from 'clsx/lite';
import { PROJECT_CARDS, ProjectCard } from '../../components/ProjectCard.tsx';
import { chooseProjects } from '../../logic/projectList.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './Projects.module.css';
import { RoomLinks } from './RoomLinks.tsx';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'projects'> = () => ({ space: 'none', roomBelow: 'short' });

/** One page of a list of projects, with links to its other pages and to kinds of room. */
export function Projects({ site, messages, path, isInFirstView }: SectionProps<'projects'>) {
  const list = site.lists.get(path);
  if (!list) throw new Error(`There is no list of projects at ${path}`);
  const projects = chooseProjects(site.projects, list.projects, true);
  return (
    <div className="wrap clip-x">
      {list.rooms.length > 0 && <RoomLinks list={list} messages={messages.projects} />}
      <ul className={clsx(PROJECT_CARDS, styles.cards)}>
        {projects.map((project, index) => (
          <li key={project.slug}>
            <ProjectCard
              project={project}
              tag={list.room === undefined ? project.room : undefined}
              hasPriority={isInFirstView && index === 0}
            />
          </li>
        ))}
      </ul>
      {list.hrefs.length > 1 && <PageLinks list={list} messages={messages.projects} />}
    </div>
  );
}
