import { describe, expect, it } from 'vitest';
import { newWidget } from '../document/new-widget.ts';
import { matchesOffer, offerOf, OFFERS } from './offers.ts';

const found = (words: string) => OFFERS.filter((offer) => matchesOffer(offer, undefined, words)).map(({ id }) => id);

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

  it('belong to the category of their widget', () => {
    const forms = OFFERS.filter((offer) => matchesOffer(offer, 'form', ''));
    expect(forms.every(({ declaration }) => declaration.category === 'form')).toBe(true);
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
