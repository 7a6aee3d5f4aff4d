import { ShelfSection, type ShelfSectionProps } from './ShelfSection.tsx';
import type { ReactNode } from 'react';
import type { SectionProps } from '../data/sectionProps.ts';
import type { Section } from '../schemas/pages.ts';

/** What a section has around its content, beside its id. */
export interface Frame extends Omit<ShelfSectionProps, 'id' | 'children'> {
  /** Stands above the shelf line. */
  above?: ReactNode;
}

/**
 * The export `frame` of a kind's component. Without it, a section that has a label hangs it from a
 * shelf line; undefined means no frame.
 */
export type FrameOf<Kind extends Section['kind']> = (
  props: SectionProps<Kind>,
) => Partial<Frame> | undefined;

interface PageSectionProps {
  props: SectionProps;
  frame: Partial<Frame> | undefined;
  children?: ReactNode;
}

/** The wrapper of every section: its id, and the shelf with its label and theme. */
export function PageSection({ props: { id, content }, frame, children }: PageSectionProps) {
  const label = 'label' in content ? content.label : undefined;
  const { title = label, above, ...shelf } = frame ?? {};
  const hasShelf = frame !== undefined && title !== undefined;
  return (
    <div id={id} data-kind={content.kind}>
      {above}
      {hasShelf ? (
        <ShelfSection id={id} title={title} {...shelf}>
          {children}
        </ShelfSection>
      ) : (
        children
      )}
    </div>
  );
}
