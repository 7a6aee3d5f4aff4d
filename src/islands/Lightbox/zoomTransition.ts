export interface ZoomOptions {
  direction: 'in' | 'out';
  from: HTMLElement | null | undefined;
  /** The focus point that the thumbnail is cropped around. */
  position: string;
  change: () => Promise<void> | void;
  /** Finds the other picture after the change. */
  findTarget: () => HTMLElement | null | undefined;
}

function setName(element: HTMLElement | null | undefined, name: string): void {
  if (element) element.style.viewTransitionName = name;
}

/** Changes the page while one picture grows or shrinks into another. */
export function zoomTransition(options: ZoomOptions): void {
  const { direction, from, position, change, findTarget } = options;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    void change();
    return;
  }
  const { dataset, style } = document.documentElement;
  dataset.zoom = direction;
  style.setProperty('--zoom-position', position);
  setName(from, 'enlarged');
  const transition = document.startViewTransition(async () => {
    await change();
    setName(from, '');
    const target = from && findTarget();
    setName(target, 'enlarged');
    void transition.finished.finally(() => setName(target, ''));
  });
  // Rejects when the browser skips the animation, as in a hidden tab.
  transition.ready.catch(() => undefined);
}
