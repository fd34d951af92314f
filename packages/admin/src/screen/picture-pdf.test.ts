import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toPdf, type PdfPicture } from './picture-pdf.ts';

/** A picture of two pixels: red, and blue that is half transparent. */
const picture: PdfPicture = {
  width: 2,
  height: 1,
  pixels: new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 128]),
  paperWidth: 960,
};

const latin1 = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1');

describe('a PDF of pictures', () => {
  it('has a page for each, of the size at which it is read', async () => {
    const text = await latin1(await toPdf([picture, { ...picture, paperWidth: 1920 }], '销售'));
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text).toContain('/Count 2');
    expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 720 360]', '/MediaBox [0 0 1440 720]']);
    expect(text).toContain('/Title <FEFF9500552E>');
  });

  it('says where each of its objects begins', async () => {
    const text = await latin1(await toPdf([picture], 'a'));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    const places = text
      .slice(start)
      .match(/\d{10} 00000 n/g)
      ?.map((row) => Number(row.slice(0, 10)));
    expect(places?.map((place) => text.slice(place, place + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
    );
  });

  it('holds the pixels without loss, on white', async () => {
    const bytes = Buffer.from(await (await toPdf([picture], 'a')).arrayBuffer());
    const text = bytes.toString('latin1');
    const from = text.lastIndexOf('stream\n', text.lastIndexOf('\nendstream')) + 'stream\n'.length;
    expect([...inflateSync(bytes.subarray(from, text.lastIndexOf('\nendstream')))]).toEqual([255, 0, 0, 127, 127, 255]);
  });
});
