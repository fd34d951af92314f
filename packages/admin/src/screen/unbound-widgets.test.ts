import { normalizeScreen, type WidgetData } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { unboundWidgets } from './unbound-widgets.ts';

function found(type: string, data: WidgetData = {}, hidden = false) {
  const screen = normalizeScreen({ reportCode: 'wall', widgets: [{ id: 'a', type, layerName: '销售', hidden, data }] });
  return unboundWidgets(screen, 'en')[0];
}

describe('widgets without data', () => {
  it('are those whose sample only their author sees, and those without a data set', () => {
    expect(found('bar-chart', { sample: 'hidden' })).toEqual({
      id: 'a',
      name: '销售',
      shows: 'empty',
      hasSample: true,
    });
    expect(found('bar-chart', { sample: 'hidden', staticData: [{ a: 1 }] })?.shows).toBe('empty');
    expect(found('bar-chart', { dataType: 'dynamic', sample: 'hidden' })).toMatchObject({ hasSample: false });
  });

  it('are also those of older screens, which show their sample to viewers', () => {
    expect(found('bar-chart')?.shows).toBe('sample');
  });

  it('are not those with rows of an author, a data set, or a sample that is shown on purpose', () => {
    expect(found('bar-chart', { staticData: [{ a: 1 }] })).toBeUndefined();
    expect(found('bar-chart', { staticData: [] })).toBeUndefined();
    expect(found('bar-chart', { dataType: 'dynamic', setCode: 'orders', sample: 'hidden' })).toBeUndefined();
    expect(found('bar-chart', { sample: 'kept' })).toBeUndefined();
  });

  it('are not those that need none, that viewers do not see, or that nobody knows', () => {
    for (const type of ['text', 'border', 'rich-text', 'calendar', 'hologram']) expect(found(type)).toBeUndefined();
    expect(found('text', { sample: 'hidden' })).toBeUndefined();
    expect(found('bar-chart', {}, true)).toBeUndefined();
  });

  it('bear the name of their kind while they have none of their own', () => {
    const screen = normalizeScreen({ reportCode: 'wall', widgets: [{ id: 'a', type: 'bar-chart' }] });
    expect(unboundWidgets(screen, 'en')[0]?.name).toBe('Bar chart');
  });
});
