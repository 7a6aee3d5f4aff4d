/**
 * Whether the headline of the home page is hard to read on the photograph behind it. `npm run check`
 * runs it in pages as well, so it must be self-contained.
 */
export function isHeadlineWeak(page = document): boolean {
  /** What is read of the picture behind each piece of the headline, in pixels. */
  const [COLUMNS, ROWS] = [48, 16] as const;
  /** WCAG 2.2, 1.4.3, for large text. */
  const NEEDED_CONTRAST = 3;
  /** Small spots, such as the edge of a shelf, hide no letter. */
  const HARMLESS_SHARE = 0.15;

  const canvas = new OffscreenCanvas(COLUMNS, ROWS).getContext('2d', { willReadFrequently: true });
  /** Relative luminance of each pixel on the canvas (WCAG 2.2, with the usual gamma of 2.2). */
  const luminances = (): number[] => {
    const { data = [] } = canvas?.getImageData(0, 0, COLUMNS, ROWS) ?? {};
    const light = Array.from(data, (value) => (value / 255) ** 2.2);
    return Array.from({ length: COLUMNS * ROWS }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = light.slice(pixel * 4, pixel * 4 + 3);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  };

  const banner = page.querySelector('main > :not(style, script)');
  const [headline, picture] = [banner?.querySelector('h1'), banner?.querySelector('img')];
  if (!headline || !picture?.naturalWidth || !canvas) return false;
  // The wall beside the lamp of an evening is dark, whatever the picture shows.
  if (headline.closest('[data-ground="card"], [data-lit]')) return false;

  canvas.fillStyle = getComputedStyle(headline).color;
  canvas.fillRect(0, 0, COLUMNS, ROWS);
  const [ink = 0] = luminances();
  const { naturalWidth, naturalHeight } = picture;
  const box = picture.getBoundingClientRect();
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat);
  const startX = box.left + (box.width - naturalWidth * scale) * (x / 100);
  const startY = box.top + (box.height - naturalHeight * scale) * (y / 100);
  const words = page.createRange();
  // The line below it is large text as well.
  const lead = headline.nextElementSibling;
  const grounds = [...headline.children, ...(lead?.matches('p') ? [lead] : [])]
    .flatMap((line) => {
      words.selectNodeContents(line);
      return [...words.getClientRects()];
    })
    .filter(({ top, bottom }) => top < box.bottom && bottom > box.top)
    .filter(({ left, right }) => left < box.right && right > box.left)
    .flatMap(({ left, top, width, height }) => {
      const from = [left - startX, top - startY, width, height].map((length) => length / scale);
      const [sx = 0, sy = 0, sw = 0, sh = 0] = from;
      canvas.drawImage(picture, sx, sy, sw, sh, 0, 0, COLUMNS, ROWS);
      return luminances();
    });
  const weak = grounds.filter((ground) => {
    const [dark, light] = ground < ink ? [ground, ink] : [ink, ground];
    return (light + 0.05) / (dark + 0.05) < NEEDED_CONTRAST;
  });
  return weak.length > HARMLESS_SHARE * grounds.length;
}
