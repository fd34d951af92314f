import { normalizeWidget, type Linkage } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { LinkageBus } from './linkage-bus.ts';

function widget(id: string, linkage: Linkage[] = []) {
  return normalizeWidget({ id, type: 'text', linkage });
}

function link(originId: string, targetId: string, originKey: string, targetKey: string): Linkage {
  return { originId, targetId, paramsConfig: [{ originKey, targetKey }] };
}

describe('the linkage bus', () => {
  let bus: LinkageBus;

  beforeEach(() => {
    bus = new LinkageBus();
    bus.configure([
      widget('bar', [
        link('bar', 'table', 'name', 'city'),
        link('bar', 'bar', 'name', 'self'),
        link('bar', 'gone', 'name', 'x'),
      ]),
      widget('line', [link('line', 'table', 'name', 'year')]),
      widget('table'),
    ]);
  });

  it('gives a choice to its target under the name of the parameter', () => {
    expect(bus.choose('bar', { name: '杭州', value: 3 })).toEqual(['table']);
    expect(bus.parametersOf('table')).toEqual({ city: '杭州' });
  });

  it('merges the choices of several origins', () => {
    bus.choose('bar', { name: '杭州' });
    bus.choose('line', { name: '2026' });
    expect(bus.parametersOf('table')).toEqual({ city: '杭州', year: '2026' });
  });

  it('gives a parameter back when the choice is cleared or empty', () => {
    bus.choose('bar', { name: '杭州' });
    bus.choose('bar', { name: '' });
    expect(bus.parametersOf('table')).toEqual({});
    bus.choose('bar', { name: '宁波' });
    expect(bus.choose('bar', null)).toEqual(['table']);
    expect(bus.parametersOf('table')).toEqual({});
  });

  it('leaves out links to the widget itself and to missing widgets', () => {
    bus.choose('bar', { name: '杭州' });
    expect(bus.parametersOf('bar')).toEqual({});
    expect(bus.parametersOf('gone')).toEqual({});
  });

  it('forgets the choice of a widget that was deleted', () => {
    bus.choose('line', { name: '2026' });
    bus.configure([widget('table')]);
    expect(bus.parametersOf('table')).toEqual({});
  });
});
