import { Component, type ReactNode } from 'react';
import styles from './App.module.css';
import { WORDS } from './words.ts';

interface BoundaryProps {
  area: 'form' | 'page';
  children: ReactNode;
}

/** Keeps an error while drawing the form or the page from taking away the rest of the window. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { area, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <p data-area={area} className={styles.broken} role="alert">
        {WORDS.unshown}
      </p>
    );
  }
}
