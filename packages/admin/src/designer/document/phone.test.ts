import { normalizeScreen, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { TestDesigner } from '../test-designer.ts';
import { arrangeForPhone, widgetsForPhone } from './arrange-phone.ts';

const box = (id: string, left: number, top: number, more: Partial<WidgetNode> = {}): WidgetNode => ({
  id,
  type: 'text',
  left,
  top,
  width: 300,
  height: 100,
  ...more,
});

const screenOf = (widgets: WidgetNode[]) => normalizeScreen({ reportCode: 't', widgets });

describe('a first layout for phones', () => {
  it('stands in the order in which the screen is read, nothing upon another', () => {
    const screen = screenOf([
      box('below', 0, 500, { type: 'bar-chart', width: 900, height: 400 }),
      box('right', 900, 110),
      box('left', 100, 100),
    ]);
    const places = [...arrangeForPhone(screen, ['below', 'right', 'left'])];
    expect(places.map(([id]) => id)).toEqual(['left', 'right', 'below']);
    const [left, right, below] = places.map(([, place]) => place);
    expect([left!.left, left!.width, right!.left, right!.width]).toEqual([16, 171, 203, 171]);
    expect(below!.top).toBe(left!.top! + left!.height! + 16);
    expect(below!.width).toBe(358);
  });

  it('leaves out grounds, ornaments and what is hidden', () => {
    const screen = screenOf([
      box('ground', 0, 0, { type: 'image', width: 1920, height: 1080 }),
      box('border', 0, 0, { type: 'border' }),
      box('gone', 0, 0, { hidden: true }),
      box('said', 900, 900),
    ]);
    expect(widgetsForPhone(screen)).toEqual(['said']);
  });

  it('keeps what a border frames together, beside another that is like it', () => {
    const card = (id: string, left: number) => [
      box(`${id}-card`, left, 200, { type: 'border' }),
      box(`${id}-name`, left + 20, 210, { width: 200, height: 30 }),
      box(`${id}-figure`, left + 20, 250, { width: 200, height: 40 }),
    ];
    const screen = screenOf([...card('a', 100), ...card('b', 500)]);
    const places = arrangeForPhone(screen, widgetsForPhone(screen));
    expect([...places.keys()]).toEqual(['a-card', 'a-name', 'a-figure', 'b-card', 'b-name', 'b-figure']);
    expect([places.get('b-card')!.left, places.get('b-card')!.top]).toEqual([203, places.get('a-card')!.top]);
    expect(places.get('a-figure')!.top).toBeGreaterThan(places.get('a-name')!.top!);
    expect(places.get('b-name')!.left).toBeGreaterThan(203);
  });
});

describe('the phone layout', () => {
  const phone = () => new TestDesigner([box('a', 100, 100), box('b', 1000, 700)]).key('Alt+m');

  it('is made at the first look, and is edited with the same tools', () => {
    const test = phone();
    const { document } = test.designer;
    expect([document.screen.dashboard.width, document.scope.layout]).toEqual([390, 'phone']);
    test.designer.view.centreOn({ left: 0, top: 0, width: 1920, height: 1080 }, 1);
    const [left, top, width, height] = test.frame('a') as [number, number, number, number];
    test.drag([left + 5, top + 5], [left + 47, top + 205], { mod: true });
    expect(test.frame('a')).toEqual([left + 42, top + 200, width, height]);
    test.key('Alt+m');
    expect(test.frame('a')).toEqual([100, 100, 300, 100]);
  });

  it('takes nothing but places, and undo comes back to it', () => {
    const test = phone();
    test.designer.document.select(['a']);
    test.key('ArrowRight');
    const left = test.frame('a')[0];
    test.key('Alt+m').key('Ctrl+z');
    expect(test.designer.document.scope.layout).toBe('phone');
    expect(test.frame('a')[0]).toBe(left! - 1);
    const { past, future } = test.designer.document.history;
    expect([past.length, future.length]).toEqual([1, 1]);
    expect(future[0]!.diff.forward).toEqual([
      { do: 'set', at: ['layouts', 'phone', 'items', 'a', 'left'], value: left },
    ]);
    test.key('Ctrl+z');
    expect(test.designer.document.stored.layouts).toEqual({});
    expect(test.designer.document.scope.layout).toBe('desktop');
  });

  it('has its own visibility, and what comes to it comes below the rest', () => {
    const test = phone();
    const { document } = test.designer;
    document.select(['a']);
    test.key('Ctrl+Shift+h');
    expect(test.widget('a').hidden).toBe(true);
    test.key('Alt+m');
    expect(test.widget('a').hidden).toBe(false);
    document.change({ zh: '', en: '' }, (screen) => {
      screen.widgets.push({ ...structuredClone(document.stored.widgets[0]!), id: 'c' });
    });
    test.key('Alt+m');
    expect(test.widget('c').hidden).toBe(true);
    document.select(['c']);
    test.key('Ctrl+Shift+h');
    const [, bottom, , height] = test.frame('b') as [number, number, number, number];
    expect(test.widget('c').hidden).toBe(false);
    expect(test.frame('c')[1]).toBe(bottom + height + 16);
  });

  it('hides what is cut or deleted in it, which wide screens keep', () => {
    const test = phone();
    test.designer.document.select(['a']);
    test.key('Ctrl+x');
    expect(test.widget('a').hidden).toBe(true);
    test.paste();
    const copy = test.ids.at(-1)!;
    expect(test.widget(copy).hidden).toBe(false);
    test.designer.document.select([copy]);
    test.key('Ctrl+x');
    expect(test.ids).toEqual(['a', 'b']);
    test.key('Alt+m');
    expect([test.widget('a').hidden, test.frame('a')]).toEqual([false, [100, 100, 300, 100]]);
  });

  it('shows what was added in it nowhere else', () => {
    const test = phone();
    test.designer.document.select(['a']);
    test.key('Ctrl+d');
    const id = test.ids.at(-1)!;
    expect(test.widget(id).hidden).toBe(false);
    test.key('Alt+m');
    expect(test.widget(id).hidden).toBe(true);
  });
});
