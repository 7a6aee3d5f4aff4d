import { useTransition } from 'react';

/**
 * Lets a button answer at once while the pictures follow. Until they have followed, the next press
 * does nothing: it would count from a picture that is no longer shown, and run past the end.
 */
export function useStep(): (step: () => void) => void {
  const [isFollowing, startTransition] = useTransition();
  return (step) => {
    if (!isFollowing) startTransition(step);
  };
}
