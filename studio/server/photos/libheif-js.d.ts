declare module 'libheif-js/wasm-bundle.js' {
  /** Part of https://github.com/catdad-experiments/libheif-js */
  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: { data: Uint8ClampedArray } | null) => void,
    ) => void;
  }
  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  export default libheif;
}
