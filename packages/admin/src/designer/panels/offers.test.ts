import { describe, expect, it } from 'vitest';
import { declarations } from '@aj-report/widgets/declarations';
import { newWidget } from '../document/new-widget.ts';
import { findOffers, offerOf, OFFERS } from './offers.ts';
import { TASKS } from './tasks.ts';

const found = (words: string) => findOffers(OFFERS, words).map(({ id }) => id);

describe('the offers of the palette', () => {
  it('are all widgets, each followed by its presets', () => {
    const at = OFFERS.findIndex(({ id }) => id === 'bar-chart');
    expect(OFFERS[at + 1]?.id.startsWith('bar-chart:')).toBe(true);
    expect(new Set(OFFERS.map(({ id }) => id)).size).toBe(OFFERS.length);
  });

  it('are found by the name of a preset or of its widget, in both languages', () => {
    expect(found('玫瑰')).toContain('pie-chart:rose');
    expect(found('stacked area')).toEqual(['line-chart:stacked-area']);
    expect(found('饼图')).toEqual(expect.arrayContaining(['pie-chart', 'pie-chart:donut']));
  });

  it('stand by what they are for, every widget once, with its presets', () => {
    const listed = TASKS.flatMap(({ widgets }) => widgets.map(({ type }) => type));
    expect(listed.toSorted()).toEqual(Object.keys(declarations).toSorted());
  });

  it('that are called as one typed come first, then those found by other words', () => {
    expect(found('标题')[0]).toBe('title-bar');
    expect(found('table')[0]).toBe('table');
  });

  it.each(['zh', 'en'] as const)('bear no label twice in %s', (language) => {
    const labels = OFFERS.map(({ label }) => label[language]);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it.each([
    ['kpi', ['number-card', 'gauge-chart']],
    ['饼', ['pie-chart', 'pie-chart:solid', 'sunburst']],
    ['pie', ['pie-chart', 'pie-chart:rose']],
    ['环', ['pie-chart', 'pie-chart:donut', 'multi-ring-chart', 'progress-ring', 'ring']],
    ['Donut', ['pie-chart', 'progress-ring']],
    ['排名', ['ranking-list']],
    ['filter', ['drop-down', 'time-range']],
  ])('are found by %s, as people call them', (words, ids) => {
    expect(found(words)).toEqual(expect.arrayContaining(ids));
  });

  it('are dropped with the setup and the rows of the preset', () => {
    const offer = offerOf('bar-chart:stacked');
    if (!offer?.preset) throw new Error('There is no preset for stacked bars');
    const widget = newWidget(offer.declaration, { x: 500, y: 500 }, 'zh', offer.preset);
    expect(widget.setup).toMatchObject({ stackStyle: 'upDown' });
    expect(widget.layerName).toBe('堆叠柱状图');
    expect(widget.data.staticData?.length).toBeGreaterThan(1);
    expect(widget.data.mapping.map(({ role }) => role)).toContain('bar');
  });

  it('are dropped with texts in the language of their author', () => {
    const drop = (id: string, language: 'zh' | 'en') => {
      const offer = offerOf(id);
      if (!offer) throw new Error(`There is no offer ${id}`);
      return newWidget(offer.declaration, { x: 500, y: 500 }, language, offer.preset);
    };
    const { data } = drop('bar-chart:stacked', 'en');
    expect(data.staticData?.[0]).toEqual({ Quarter: 'Q1', East: 3210, South: 2680, North: 1980 });
    expect(data.mapping).toContainEqual({ role: 'xAxis', field: 'Quarter' });
    expect(drop('text', 'en').setup).toEqual({ text: 'Text' });
    expect(drop('text', 'zh').setup).toEqual({});
  });
});
