import { clsx } from 'clsx/lite';
import { routeOfProject } from '../routes.ts';
import { ContentPhoto } from './ContentPhoto.tsx';
import styles from './ProjectCard.module.css';
import { Tag } from './Tag.tsx';
import type { LoadedProject } from '../data/projects.ts';

/** The facts that a card has room for, such as town and duration. */
const SHOWN_FACTS = 2;

interface ProjectCardProps {
  project: LoadedProject;
  /** Hangs from the line below the picture. */
  tag?: string | undefined;
  hasPriority?: boolean;
}

/** A project as a card: its picture on a line, its name and first facts below. All of it is the link. */
export function ProjectCard({ project, tag, hasPriority = false }: ProjectCardProps) {
  const { slug, title, story } = project;
  const href = routeOfProject(slug);
  const facts = story.facts.slice(0, SHOWN_FACTS);
  return (
    <div className={clsx('lift-area', styles.card)}>
      <div className={clsx('shelf-below', styles.stand)}>
        <div className={clsx('lift', styles.picture)} data-morphs-into={href}>
          <ContentPhoto picture={story.picture} slot="project" hasPriority={hasPriority} />
        </div>
      </div>
      <div>
        {tag !== undefined && <Tag>{tag}</Tag>}
        <h3 className={clsx('type-title', styles.title)}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        {facts.map(({ label, value }) => (
          <p key={label} className="type-small">
            {value}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Class of a list of such cards. */
export const PROJECT_CARDS = styles.cards;
