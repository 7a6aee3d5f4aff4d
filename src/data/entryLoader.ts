import { glob, type Loader, type LoaderContext } from 'astro/loaders';

type Store = LoaderContext['store'];

/** Forgets the pictures that an entry no longer names: the preview would ask for them and fail. */
export function forgetPictures(store: Store): Store {
  const set: Store['set'] = (entry) => {
    const former = store.get(entry.id);
    const isChanged = former !== undefined && former.digest !== entry.digest;
    // Astro lists the pictures of all entries again when one is deleted, not when one has fewer.
    if (isChanged && former.assetImports !== undefined) store.delete(entry.id);
    return store.set(entry);
  };
  return { ...store, set };
}

/** Loads one collection: an entry for each file that matches the pattern. */
export function entryLoader(options: Parameters<typeof glob>[0]): Loader {
  const loader = glob(options);
  return {
    ...loader,
    load: (context) => loader.load({ ...context, store: forgetPictures(context.store) }),
  };
}
