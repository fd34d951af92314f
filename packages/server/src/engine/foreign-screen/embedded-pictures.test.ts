import { describe, expect, it } from 'vitest';
import { takePictures } from './embedded-pictures.ts';

const inText = (bytes: string, kind = 'image/png') => `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`;

describe('pictures in a document', () => {
  it('are taken out wherever they stand, each once, and an address stands in their place', () => {
    const long = inText('a'.repeat(9000));
    const document = {
      canvas: { backgroundImage: `url(${long}) no-repeat` },
      list: [{ dataset: long }, { dataset: inText('b', 'image/jpeg') }],
      json: JSON.stringify({ setup: { imageAdress: inText('c', 'image/gif') } }),
      plain: 'data:image/png is no picture',
    };
    const { value, pictures, notes } = takePictures(document, () => true);
    expect(pictures.map(({ fileName, bytes }) => [fileName.split('.')[1], bytes.length])).toEqual([
      ['png', 9000],
      ['jpg', 1],
      ['gif', 1],
    ]);
    const [first, second, third] = pictures.map(({ address }) => address);
    expect(value).toEqual({
      canvas: { backgroundImage: `url(${first}) no-repeat` },
      list: [{ dataset: first }, { dataset: second }],
      json: JSON.stringify({ setup: { imageAdress: third } }),
      plain: 'data:image/png is no picture',
    });
    expect(notes).toEqual([]);
  });

  it('of a kind that may not be kept are left out and counted', () => {
    const svg = inText('<svg/>', 'image/svg+xml');
    const { value, pictures, notes } = takePictures({ a: svg, b: [svg] }, ({ fileName }) => !fileName.endsWith('xml'));
    expect([value, pictures]).toEqual([{ a: '', b: [''] }, []]);
    expect(notes.map(({ text }) => text.en)).toEqual([expect.stringContaining('2 embedded image/svg+xml')]);
  });

  it('of SVG that is written out are left out as well, and small bitmaps that may be no file stay where they stand', () => {
    const written = `data:image/svg+xml;charset=utf8,<svg xmlns='http://www.w3.org/2000/svg'/>`;
    const [small, large] = [inText('a', 'image/webp'), inText('a'.repeat(3000), 'image/webp')];
    const { value, notes } = takePictures({ a: written, b: small, c: large }, () => false);
    expect(value).toEqual({ a: '', b: small, c: '' });
    expect(notes.map(({ text }) => text.en)).toEqual([
      expect.stringContaining('1 embedded image/svg+xml'),
      expect.stringContaining('1 embedded image/webp'),
    ]);
  });
});
