const FILE_TYPES = {
  photos: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  logo: 'image/svg+xml,image/png',
  copy: '.zip,application/zip',
};

export type FileKind = keyof typeof FILE_TYPES;

/** Lets the owner choose files of her computer or phone; none if she changes her mind. */
export function chooseFiles(kind: FileKind, { multiple = false } = {}): Promise<File[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: FILE_TYPES[kind], multiple, hidden: true });
  // Safari forgets an input that is not in the page.
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}
