import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { guideFor, isGuideOn } from './guides.ts';
import { deletePage } from './pages.ts';
import { onPage } from './scope.ts';

const everywhere = { axis: 'x' as const, position: 10 };
const own = { axis: 'y' as const, position: 20, page: 'b' };
const screen = () =>
  structuredClone(
    normalizeScreen({
      reportCode: 'a',
      dashboard: {
        pages: [
          { id: 'a', title: '一' },
          { id: 'b', title: '二' },
        ],
        guides: [everywhere, own],
      },
      widgets: [],
    }),
  );

describe('Guides of a screen with pages', () => {
  it('stand on the page where they were made, those of older screens on all', () => {
    expect(guideFor('b', { axis: 'y', position: 20 })).toEqual(own);
    expect(guideFor('', everywhere)).toEqual(everywhere);
    expect([isGuideOn(everywhere, 'a'), isGuideOn(own, 'a'), isGuideOn(own, 'b'), isGuideOn(own, '')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(onPage(screen(), 'a').dashboard.guides).toEqual([everywhere]);
  });

  it('go with their page', () => {
    const left = screen();
    deletePage('b')(left);
    expect(left.dashboard.guides).toEqual([everywhere]);
  });
});
