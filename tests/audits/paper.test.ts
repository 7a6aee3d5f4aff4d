import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Printing, printSheets } from '../../tools/print/printSheets.ts';
import { packageFile } from '../../tools/support/paths.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { business, home, messages } from '../support/content.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import type { Page } from 'playwright-core';

const MM_PER_INCH = 25.4;
const PIXELS_PER_INCH = 96;
const COPIES = { brochure: 1, 'business-cards': 10 } as const;
/** In millimetres. */
const SIZES = { a4: [210, 297], letter: [215.9, 279.4] } as const;
const SHEETS = (['brochure', 'business-cards'] as const).flatMap((kind) =>
  (['a4', 'letter'] as const).map((paper) => ({ kind, paper, file: `${kind}-${paper}.pdf` })),
);

/** What a reader finds on a sheet, and how the pictures of the file become those on the sheet. */
interface Seen {
  text: string;
  codes: string[];
  pictures: { dots: number; width: number }[];
  /** Where cards begin and end, and where marks are for it, from the left and the top in millimetres. */
  edges: number[][];
  marks: number[][];
}

/** The texts of all codes in a picture, read by a library that has nothing to do with the one that drew them. */
async function readCodes(picture: Buffer): Promise<string[]> {
  const wasmBinary = await readFile(packageFile('zxing-wasm/dist/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary } });
  const most = { formats: ['QRCode' as const], maxNumberOfSymbols: 20 };
  return (await readBarcodes(picture, most)).map(({ text }) => text);
}

async function see(page: Page): Promise<Seen> {
  const pictures = page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { naturalWidth: dots, naturalHeight } = image;
      const { width, height } = image.getBoundingClientRect();
      // What the place cuts off is printed nowhere, and yet as large as the rest.
      return { dots, width: Math.max(width, (height * dots) / naturalHeight) };
    }),
  );
  const edges = page.locator('section').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return { x: [left, right], y: [top, bottom] };
    }),
  );
  const marks = page.locator('body > * > svg > path').evaluateAll((paths) =>
    paths.flatMap((path) => {
      const lines = [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)([hv])/gu)];
      return lines.map(([, x, y, way]) => ({ x: Number(x), y: Number(y), way }));
    }),
  );
  const toMm = (pixels: number) => (pixels / PIXELS_PER_INCH) * MM_PER_INCH;
  return {
    edges: [
      (await edges).flatMap(({ x }) => x.map(toMm)),
      (await edges).flatMap(({ y }) => y.map(toMm)),
    ],
    marks: [
      (await marks).filter(({ way }) => way === 'v').map(({ x }) => x),
      (await marks).filter(({ way }) => way === 'h').map(({ y }) => y),
    ],
    text: await textOf(page.locator('body')),
    codes: await readCodes(await page.screenshot({ fullPage: true })),
    pictures: await pictures,
  };
}

/** All matches of a pattern in the objects of a PDF, which Chromium writes as plain text. */
function inPdf(pdf: Buffer, pattern: RegExp): string[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map(([whole, part]) => part ?? whole);
}

describe('npm run print', () => {
  const seen = new Map<string, Seen>();
  let printing: Printing = { sheets: [], remarks: [] };
  let files: string[] = [];

  beforeAll(async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'print-'));
    printing = await printSheets({ ...TEST_SITE, folder: folder.path }, async (page, file) => {
      seen.set(file, await see(page));
    });
    files = await readdir(folder.path);
  });

  const pdfOf = (name: string) => {
    const sheet = printing.sheets.find(({ file }) => file === name);
    if (!sheet) throw new Error(`There is no ${name}.`);
    return sheet.pdf;
  };
  const look = (name: string): Seen => {
    const sheet = seen.get(name);
    if (!sheet) throw new Error(`Nobody looked at ${name}.`);
    return sheet;
  };

  it('makes four files and says that the address is a sample', () => {
    expect(files.sort()).toEqual(SHEETS.map(({ file }) => file).sort());
    expect(printing.remarks).toEqual([expect.stringContaining(`${business.siteUrl}, which is`)]);
  });

  describe.each(SHEETS)('$file', ({ kind, paper, file }) => {
    it('is one sheet of its paper', () => {
      expect(inPdf(pdfOf(file), /\/Type\s*\/Page\b/gu)).toHaveLength(1);
      const [box = ''] = inPdf(pdfOf(file), /\/MediaBox\s*\[([^\]]+)\]/gu);
      const [, , width = 0, height = 0] = box.trim().split(/\s+/u).map(Number);
      const points = [width, height].map((point) => (point / 72) * MM_PER_INCH);
      points.forEach((mm, side) => expect(mm).toBeCloseTo(SIZES[paper][side] ?? 0, 0));
    });

    it('leads to the site by a code that can be read', () => {
      expect(look(file).codes).toEqual(Array(COPIES[kind]).fill(business.siteUrl));
    });

    it('has its typefaces with it, as fonts', () => {
      const fonts = inPdf(pdfOf(file), /\/Type\s*\/FontDescriptor/gu).length;
      expect(fonts).toBeGreaterThan(1);
      expect(inPdf(pdfOf(file), /\/FontFile2\b/gu)).toHaveLength(fonts);
      expect(inPdf(pdfOf(file), /\/Subtype\s*\/Type3/gu)).toEqual([]);
    });
  });

  it.each(['brochure-a4.pdf', 'brochure-letter.pdf'])(
    '%s prints four pictures at 300 dots',
    (file) => {
      const { pictures } = look(file);
      const published = inPdf(pdfOf(file), /\/Subtype\s*\/Image\s*\/Width (\d+)/gu).map(Number);
      expect(published.sort()).toEqual(pictures.map(({ dots }) => dots).sort());
      expect(pictures).toHaveLength(4);
      for (const { dots, width } of pictures)
        expect(Math.round((dots / width) * PIXELS_PER_INCH)).toBeGreaterThanOrEqual(300);
    },
  );

  it('says on the brochure what is offered, by whom, and how to write', () => {
    const { banner, services, testimonials, contact } = home;
    const words = [
      ...[business.name, banner.headline[0], services.organizing.title, services.styling.title],
      ...[services.products.title, testimonials.paragraphs[0], contact.prompt, business.email],
      ...['www.example.com', messages.paper.scan],
    ].map(String);
    expect(firstMissing(look('brochure-a4.pdf').text, words)).toBeUndefined();
  });

  it.each(['a4', 'letter'])('marks every edge of the cards on %s', (paper) => {
    const { edges, marks } = look(`business-cards-${paper}.pdf`);
    edges.forEach((all, side) => {
      expect(all).toHaveLength(20);
      for (const edge of all)
        expect(marks[side]?.filter((mark) => Math.abs(mark - edge) < 0.3)).toHaveLength(2);
    });
  });

  it('says on every card who it is and how to write', () => {
    const { text } = look('business-cards-a4.pdf');
    expect(text.split(business.email)).toHaveLength(COPIES['business-cards'] + 1);
    expect(text.split(business.name)).toHaveLength(COPIES['business-cards'] + 1);
  });
});
