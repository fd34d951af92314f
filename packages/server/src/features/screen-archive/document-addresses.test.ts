import { describe, expect, it } from 'vitest';
import { fileIdsIn, withAddresses } from './document-addresses.ts';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const own = (id: string) => `/data-report/file/download/${id}`;

describe('addresses in a document', () => {
  const document = {
    reportCode: 'wall',
    dashboard: { backgroundImage: `https://old.example:9095${own(A)}` },
    widgets: [
      { id: 'a', type: 'rich-text', setup: { html: `<img src="${own(B)}"> <img src="${own(A)}">` } },
      { id: 'b', type: 'image', setup: { src: 'https://elsewhere/x.png?a="$&"' } },
    ],
  };

  it('are found in any text, each once', () => {
    expect(fileIdsIn(document)).toEqual([A, B]);
    expect(fileIdsIn({ reportCode: 'x' })).toEqual([]);
  });

  it('are replaced wherever they stand, with the host before them', () => {
    const changed = withAddresses(
      document,
      new Map([
        [own(A), '/new/a'],
        ['https://elsewhere/x.png?a="$&"', '/new/c$&'],
      ]),
    );
    expect(changed.dashboard?.backgroundImage).toBe('/new/a');
    expect(changed.widgets?.map(({ setup }) => Object.values(setup ?? {}))).toEqual([
      [`<img src="${own(B)}"> <img src="/new/a">`],
      ['/new/c$&'],
    ]);
  });
});
