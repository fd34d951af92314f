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
});
