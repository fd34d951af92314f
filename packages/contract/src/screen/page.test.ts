import { describe, expect, it } from 'vitest';
import type { WidgetNode } from './document-schema.ts';
import { normalizeScreen } from './normalize.ts';
import { onPhone } from './phone-layout.ts';
import { pageIn } from './page.ts';

const box = (id: string, page: string): WidgetNode => ({ id, type: 'text', page });
const screen = normalizeScreen({
  reportCode: 'r',
  dashboard: { pages: [{ id: 'long' }, { id: 'short' }] },
  widgets: [box('a', 'long'), box('b', 'short'), box('c', 'gone')],
  layouts: {
    phone: { items: { a: { top: 0, height: 3000 }, b: { top: 0, height: 200 }, c: { top: 3000, height: 984 } } },
  },
});

describe('the pages of a screen', () => {
  it('are found by their ids; the first stands in for one that is gone', () => {
    expect(['short', 'gone', '', undefined].map((id) => pageIn(screen, id))).toEqual(['short', 'long', 'long', 'long']);
    expect(pageIn(normalizeScreen({ reportCode: 'r' }), 'gone')).toBe('');
  });

  it('are as high on phones as their own widgets ask', () => {
    const heights = ['', 'long', 'short', 'gone'].map((page) => onPhone(screen, page).dashboard.height);
    expect(heights).toEqual([4000, 4000, 844, 4000]);
  });
});
