import { normalizeScreen, SCREEN_TARGET, type ScreenDocument } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { originKeysOf, suggestPair, suggestTarget, targetKeysOf, targetsOf } from './linkage-keys.ts';

const DOCUMENT: ScreenDocument = {
  reportCode: 'r',
  dashboard: { parameters: [{ name: 'plant' }] },
  widgets: [
    {
      id: 'time',
      type: 'time-range',
      linkage: [
        { originId: 'time', targetId: 'query', paramsConfig: [{ originKey: 'startTime', targetKey: 'from' }] },
        { originId: 'time', targetId: 'gone', paramsConfig: [] },
      ],
    },
    { id: 'query', type: 'button', setup: { params: [{ paramKey: 'region', paramValue: '' }] } },
    {
      id: 'chart',
      type: 'bar-chart',
      data: {
        dataType: 'dynamic',
        setCode: 's',
        contextData: { region: 'all' },
        mapping: [{ role: 'xAxis', field: 'shop' }],
      },
    },
    { id: 'note', type: 'text', visibleWhen: { rules: [{ source: 'parameter', key: 'alarm', operator: 'filled' }] } },
    { id: 'plain', type: 'text' },
    { id: 'filter', type: 'drop-down' },
    { id: 'list', type: 'table', data: { staticData: [{ shop: 'A', sales: 1 }] } },
  ],
};
const screen = normalizeScreen(DOCUMENT);
const widget = (id: string) => screen.widgets.find((one) => one.id === id)!;
const keys = (choices: readonly { key: string }[]) => choices.map(({ key }) => key);

describe('what a widget can tell', () => {
  it('is what its events declare, a button its parameters and what it was given', () => {
    expect(keys(originKeysOf(widget('time'), screen)).sort()).toEqual(['endTime', 'startTime']);
    expect(keys(originKeysOf(widget('query'), screen)).sort()).toEqual(['from', 'region']);
  });

  it('is a column of the picked row too', () => {
    expect(keys(originKeysOf(widget('chart'), screen))).toEqual(expect.arrayContaining(['name', 'value', 'shop']));
  });
});

describe('what a target takes', () => {
  it('are the parameters of its query, of its rules, and of the screen', () => {
    expect(keys(targetKeysOf('chart', screen))).toEqual(['region']);
    expect(keys(targetKeysOf('note', screen))).toEqual(['alarm']);
    expect(keys(targetKeysOf(SCREEN_TARGET, screen))).toEqual(['plant', 'alarm', 'region']);
    expect(targetKeysOf('gone', screen)).toEqual([]);
  });

  it('is offered for widgets that do something with it, never for the widget itself', () => {
    expect(targetsOf(widget('time'), screen).map(({ id }) => id)).toEqual(['query', 'chart', 'note']);
    expect(targetsOf(widget('query'), screen).map(({ id }) => id)).toEqual(['chart', 'note']);
  });
});

describe('a new link', () => {
  const parameters = (setCode: string) =>
    setCode === 's' ? [{ key: 'city', label: { zh: '城市', en: 'City' } }, { key: 'region' }] : [];
  const link = (originId: string, targetId: string, ...taken: string[]) => ({
    originId,
    targetId,
    targetName: '',
    paramsConfig: taken.map((targetKey) => ({ originKey: 'x', targetKey })),
  });
  const pair = (originId: string, targetId: string, ...taken: string[]) =>
    Object.values(suggestPair(widget(originId), link(originId, targetId, ...taken), screen, parameters));

  it('leads to a widget that takes something and is not linked yet', () => {
    expect(suggestTarget(widget('filter'), screen)?.id).toBe('chart');
    expect(suggestTarget({ ...widget('filter'), linkage: [link('filter', 'chart')] }, screen)?.id).toBe('note');
    expect(suggestTarget(widget('filter'), normalizeScreen({ reportCode: 'r' }))).toBe(undefined);
  });

  it('passes what has the same name, else what says most, as the first free parameter', () => {
    expect(pair('query', 'chart')).toEqual(['region', 'region']);
    expect(pair('filter', 'chart')).toEqual(['value', 'region']);
    expect(pair('filter', 'chart', 'region')).toEqual(['value', 'city']);
    expect(pair('filter', 'chart', 'region', 'city')).toEqual(['value', '']);
    expect(pair('chart', 'note')).toEqual(['name', 'alarm']);
    expect(pair('list', 'note')).toEqual(['shop', 'alarm']);
  });

  it('gives a screen without parameters one of the name of the value', () => {
    const bare = normalizeScreen({
      reportCode: 'r',
      widgets: [{ id: 'list', type: 'table', data: { staticData: [{ shop: 'A' }] } }],
    });
    const [list] = bare.widgets;
    expect(suggestPair(list!, link('list', SCREEN_TARGET), bare)).toEqual({ originKey: 'shop', targetKey: 'shop' });
  });

  it('offers the parameters of the data set with what they mean', () => {
    expect(keys(targetKeysOf('chart', screen, parameters))).toEqual(['region', 'city']);
  });
});
