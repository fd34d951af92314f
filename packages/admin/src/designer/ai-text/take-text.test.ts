import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { writtenFieldOf } from '../open-at.ts';
import { takeText } from './take-text.ts';

const BOUND = { dataType: 'dynamic' as const, setCode: 'orders', mapping: [{ role: 'text', field: 'sum' }] };

function taken(type: string, data: object) {
  const screen = structuredClone(
    normalizeScreen({ reportCode: 'a', dashboard: {}, widgets: [{ id: 'w', type, data, setup: { text: '旧' } }] }),
  );
  const [widget] = screen.widgets;
  takeText(widget!, writtenFieldOf(widget!)!, '新的一句')(screen);
  return widget!;
}

describe('A written text', () => {
  it('takes the place of the words of a widget', () => {
    expect(taken('text', {}).setup['text']).toBe('新的一句');
  });

  it('is shown by a widget that showed data in their place', () => {
    const { setup, data } = taken('text', BOUND);
    expect(setup['text']).toBe('新的一句');
    expect(data).toMatchObject({ dataType: 'static', setCode: '', mapping: [] });
  });

  it('goes into a rich text, whose data stay: it names them', () => {
    const { setup, data } = taken('rich-text', BOUND);
    expect(setup['text']).toBe('新的一句');
    expect(data).toMatchObject({ dataType: 'dynamic', setCode: 'orders' });
  });

  it('has no place in a chart', () => {
    expect(writtenFieldOf({ type: 'bar-chart' })).toBeUndefined();
  });
});
