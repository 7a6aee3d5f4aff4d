import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore } from 'zustand/vanilla';
import { type Path, slugOf } from '../state/content.ts';
import { picturesOf } from '../state/pictures.ts';
import { studio, useStudio } from '../state/store.ts';
import { WIDE } from '../useMedia.ts';

const START = {
  /** The file name of the photograph in the panel, as its gallery names it. */
  openPhoto: undefined as string | undefined,
  /** The panel shows the fields of the gallery itself. */
  isAboutOpen: false,
  chosen: new Set() as ReadonlySet<string>,
  /** A tap on a phone chooses photographs instead of opening them. */
  isChoosing: false,
};

/** What of the open gallery is seen and chosen. It is not undone, and not kept. */
export const galleryView = createStore(() => START);

export function useGalleryView<Value>(selector: (state: typeof START) => Value): Value {
  return useStore(galleryView, selector);
}

export function openPhoto(src: string | undefined): void {
  galleryView.setState({ openPhoto: src, isAboutOpen: false });
}

export function openAbout(): void {
  galleryView.setState({ openPhoto: undefined, isAboutOpen: true });
}

export function closePanel(): void {
  openPhoto(undefined);
}

export function toggleChosen(src: string): void {
  galleryView.setState(({ chosen }) => ({ chosen: chosen.symmetricDifference(new Set([src])) }));
}

export function choose(chosen: readonly string[]): void {
  galleryView.setState({ chosen: new Set(chosen) });
}

/** From now on a tap chooses photographs, until `chooseNone`. */
export function beginChoosing(): void {
  galleryView.setState({ isChoosing: true });
}

export function chooseNone(): void {
  galleryView.setState({ chosen: new Set(), isChoosing: false });
}

/** Whether a photograph, or the gallery's own fields, are open beside the shelves. */
export function useIsPanelOpen(): boolean {
  return useGalleryView(({ openPhoto: photo, isAboutOpen }) => photo !== undefined || isAboutOpen);
}

/** The names of the photographs of a gallery, in their order. */
export function useSources(file: string): readonly string[] {
  return useStudio(useShallow(({ files }) => picturesOf(files, file).map(({ src }) => src)));
}

/** A field that is to be reached opens the panel that has it. */
function openPanelOf(file: string, [list, index]: Path): void {
  const photo = picturesOf(studio.getState().files, file)[Number(index)];
  if (photo) openPhoto(photo.src);
  else if (list !== undefined && list !== 'pictures') openAbout();
}

studio.subscribe(({ openFile, target, files }, before) => {
  const isGallery = slugOf(openFile) !== undefined;
  if (openFile !== before.openFile) {
    const isRoomy = isGallery && matchMedia(WIDE).matches;
    galleryView.setState({
      ...START,
      openPhoto: isRoomy ? picturesOf(files, openFile)[0]?.src : undefined,
    });
  }
  if (isGallery && target && target !== before.target) openPanelOf(openFile, target.path);
});
