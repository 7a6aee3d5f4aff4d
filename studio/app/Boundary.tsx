import { Component, type ReactNode } from 'react';
import styles from './Studio.module.css';
import { WORDS } from './words.ts';

interface BoundaryProps {
  /** Where it stands in the window. */
  area: 'form' | 'page';
  children: ReactNode;
}

/** Where something cannot be drawn, only that is missing: what is not saved yet stands around it. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { area, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <p className={styles.unshown} data-area={area} role="alert">
        {WORDS.unshown}
      </p>
    );
  }
}
