import { normalizeWidget, SCREEN_TARGET, type Linkage } from '@aj-report/contract';
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

  it('lets the latest choice win where two origins give the same parameter', () => {
    bus.configure([
      widget('a', [link('a', 'table', 'name', 'city')]),
      widget('b', [link('b', 'table', 'name', 'city')]),
      widget('table'),
    ]);
    bus.choose('b', { name: '杭州' });
    bus.choose('a', { name: '宁波' });
    expect(bus.parametersOf('table')).toEqual({ city: '宁波' });
    bus.choose('b', { name: '绍兴' });
    expect(bus.parametersOf('table')).toEqual({ city: '绍兴' });
    bus.choose('b', null);
    expect(bus.parametersOf('table')).toEqual({ city: '宁波' });
  });

  it('finds a key that the event does not have in the row that was chosen', () => {
    bus.configure([widget('bar', [link('bar', 'table', 'shop', 'shop')]), widget('table')]);
    bus.choose('bar', { name: '杭州', row: { shop: 7 } });
    expect(bus.parametersOf('table')).toEqual({ shop: 7 });
  });

  it('tells once which links lead to widgets that are gone', () => {
    const widgets = [widget('bar', [link('bar', 'lost', 'name', 'x')])];
    expect(bus.configure(widgets)).toEqual([{ originId: 'bar', targetId: 'lost', targetName: '' }]);
    expect(bus.configure(widgets)).toEqual([]);
    bus.clear();
    expect(bus.configure(widgets)).toHaveLength(1);
  });

  it('knows what is chosen already', () => {
    bus.choose('bar', { name: '杭州' });
    expect(bus.isChosen('bar', { name: '杭州' })).toBe(true);
    expect(bus.isChosen('bar', { name: '宁波' })).toBe(false);
    expect(bus.isChosen('line', { name: '杭州' })).toBe(false);
  });

  it('forgets the choice of a widget that was deleted', () => {
    bus.choose('line', { name: '2026' });
    bus.configure([widget('table')]);
    expect(bus.parametersOf('table')).toEqual({});
  });
});

describe('a chain of links', () => {
  let bus: LinkageBus;

  beforeEach(() => {
    bus = new LinkageBus();
    bus.configure([
      widget('region', [link('region', 'city', 'name', 'region')]),
      widget('city', [link('city', 'table', 'name', 'city'), link('city', 'table', 'region', 'region')]),
      widget('table'),
    ]);
  });

  it('hands parameters on to the targets of a target', () => {
    expect(bus.choose('region', { name: '华东' })).toEqual(['city', 'table']);
    expect(bus.parametersOf('city')).toEqual({ region: '华东' });
    expect(bus.parametersOf('table')).toEqual({ region: '华东' });
  });

  it('adds the choice made further down', () => {
    bus.choose('region', { name: '华东' });
    bus.choose('city', { name: '杭州' });
    expect(bus.parametersOf('table')).toEqual({ region: '华东', city: '杭州' });
  });

  it('forgets what was chosen in data that is no longer shown', () => {
    bus.choose('region', { name: '华东' });
    bus.choose('city', { name: '杭州' });
    bus.choose('region', { name: '华南' });
    expect(bus.parametersOf('table')).toEqual({ region: '华南' });
    bus.choose('region', null);
    expect(bus.parametersOf('table')).toEqual({});
  });

  it('tells whose choice was forgotten, once all is settled', () => {
    const received: string[] = [];
    const chain = new LinkageBus((id) => received.push(`${id} ${String(chain.parametersOf('table')['city'])}`));
    chain.configure([
      widget('region', [link('region', 'city', 'name', 'region')]),
      widget('city', [link('city', 'table', 'name', 'city')]),
      widget('table'),
    ]);
    chain.choose('city', { name: '杭州' });
    expect(received).toEqual([]);
    chain.choose('region', { name: '华南' });
    chain.choose('region', { name: '华东' });
    expect(received).toEqual(['city undefined']);
  });

  it('that runs in a circle comes to an end, and both ends keep their choices', () => {
    bus.configure([
      widget('a', [link('a', 'b', 'name', 'x'), link('a', 'b', 'y', 'z')]),
      widget('b', [link('b', 'a', 'name', 'y')]),
    ]);
    expect(bus.choose('a', { name: '1' })).toEqual(['b']);
    expect(bus.choose('b', { name: '2' })).toEqual(['a']);
    expect(bus.parametersOf('a')).toEqual({ y: '2' });
    expect(bus.parametersOf('b')).toEqual({ x: '1' });
  });
});

describe('a button between filters and charts', () => {
  const filter = (id: string, key: string) => widget(id, [link(id, 'query', 'value', key)]);
  const query = {
    ...widget('query', [link('query', 'table', 'region', 'region'), link('query', 'table', 'year', 'year')]),
    type: 'button',
  };
  let bus: LinkageBus;

  beforeEach(() => {
    bus = new LinkageBus();
    bus.configure([filter('a', 'region'), filter('b', 'year'), query, widget('table')]);
  });

  it('gathers what they choose and hands it on when it is pressed', () => {
    expect(bus.choose('a', { value: '华东' })).toEqual(['query']);
    bus.choose('b', { value: 2026 });
    expect(bus.parametersOf('table')).toEqual({});
    expect(bus.choose('query', {})).toEqual(['table']);
    expect(bus.parametersOf('table')).toEqual({ region: '华东', year: 2026 });
    bus.choose('a', { value: '华南' });
    expect(bus.parametersOf('table')).toEqual({ region: '华东', year: 2026 });
    bus.choose('query', {});
    expect(bus.parametersOf('table')).toEqual({ region: '华南', year: 2026 });
  });

  it('hands on what was cleared too', () => {
    bus.choose('a', { value: '华东' });
    bus.choose('query', {});
    bus.choose('a', { value: '' });
    bus.choose('query', {});
    expect(bus.parametersOf('table')).toEqual({});
  });
});

describe('a link to the whole screen', () => {
  it('sets a parameter of it and is no dead link', () => {
    const bus = new LinkageBus();
    expect(bus.configure([widget('a', [link('a', SCREEN_TARGET, 'value', 'region')])])).toEqual([]);
    expect(bus.choose('a', { value: '华东' })).toEqual([SCREEN_TARGET]);
    expect(bus.parametersOf(SCREEN_TARGET)).toEqual({ region: '华东' });
  });
});

describe('a choice of several values', () => {
  it('travels as a list, and an empty list takes the parameter back', () => {
    const bus = new LinkageBus();
    bus.configure([widget('a', [link('a', 'table', 'values', 'city')]), widget('table')]);
    bus.choose('a', { values: ['杭州', '宁波'] });
    expect(bus.parametersOf('table')).toEqual({ city: ['杭州', '宁波'] });
    bus.choose('a', { values: [] });
    expect(bus.parametersOf('table')).toEqual({});
  });
});
