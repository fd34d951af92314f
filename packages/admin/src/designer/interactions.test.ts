import { describe, expect, it } from 'vitest';
import { commandOf } from './commands/command-list.ts';
import { TestDesigner } from './test-designer.ts';

const box = (id: string, left: number, top = 100, more: object = {}) => ({
  id,
  type: 'text',
  left,
  top,
  width: 100,
  height: 50,
  ...more,
});
const three = () => new TestDesigner([box('a', 100), box('b', 300), box('c', 700, 400)]);

/**
 * What a designer of screens is expected to do (peers, section 3), each here by keys alone; fields (19, 25) and the
 * library (24) are parts of the page: `tests/designer-data.path.ts`.
 */
describe('without a pointer one', () => {
  it('1 selects one after the other, all of them, none', () => {
    const test = three();
    expect(test.key('Alt+n').selection).toEqual(['a']);
    expect(test.key('Alt+n').key('Alt+n').selection).toEqual(['c']);
    expect(test.key('Alt+n').selection).toEqual(['a']);
    expect(test.key('Alt+b').selection).toEqual(['c']);
    expect(test.key('Ctrl+a').selection).toHaveLength(3);
    expect(test.key('Escape').selection).toEqual([]);
  });

  it('2 and 3 moves, resizes and turns several as one', () => {
    const test = three().key('Ctrl+a').key('Escape').key('Alt+n');
    test.key('ArrowRight').key('Shift+ArrowDown').key('Ctrl+ArrowRight').key('Ctrl+Shift+ArrowDown');
    expect(test.frame('a')).toEqual([101, 110, 101, 60]);
    test.key('Alt+r').key('Alt+Shift+R').key('Alt+r');
    expect(test.widget('a').rotate).toBe(15);
    test.key('Ctrl+a').key('Alt+r');
    expect([test.widget('a').rotate, test.widget('c').rotate]).toEqual([30, 15]);
  });

  it('4 duplicates, 13 groups and goes into a group, 14 locks, hides, shows alone, 15 orders', () => {
    const test = three().key('Ctrl+a').key('Ctrl+g');
    test.key('Escape').key('Alt+n');
    expect(test.selection).toHaveLength(3);
    test.key('Alt+Enter');
    expect(test.designer.view.enteredGroup).toBeDefined();
    test.key('Escape').key('Escape');
    test.key('Alt+n').key('Ctrl+Shift+g').key('Escape').key('Alt+n').key('Ctrl+d');
    expect(test.ids).toHaveLength(4);
    test.key('Ctrl+Shift+]');
    test.key('Ctrl+l').key('Ctrl+l').key('Alt+o').key('Alt+o').key('Ctrl+Shift+h');
    expect(test.designer.document.selected[0]!.hidden).toBe(true);
  });

  it('5 to 9 aligns, distributes, tidies, matches, snaps to the grid and sets guides', () => {
    const test = three().key('Ctrl+a').key('Alt+A').key('Alt+V').key('Alt+Shift+V').key('Alt+T');
    test.key("Ctrl+'").key('Escape').key('Alt+n').key('Alt+G');
    expect(test.designer.view.snapsToGrid).toBe(true);
    expect(test.designer.document.screen.dashboard.guides).toHaveLength(2);
    expect(test.key('Ctrl+z').designer.document.screen.dashboard.guides).toEqual([]);
  });

  it('10 and 11 zooms and shows the small map', () => {
    const { designer } = three().key('Shift+1').key('Ctrl+=').key('Ctrl+0').key('Shift+3');
    expect(designer.view.camera.zoom).toBe(1);
    expect(designer.view.showsMinimap).toBe(false);
  });

  it('16 copies a style, 17 copies and cuts, 18 undoes and does again', async () => {
    const test = three().key('Alt+n').key('Ctrl+Alt+c').key('Ctrl+c').key('Alt+n').key('Ctrl+Alt+v');
    test.paste().key('Ctrl+x');
    expect(test.ids).toHaveLength(3);
    expect(test.key('Ctrl+z').ids).toHaveLength(4);
    expect(test.key('Ctrl+Shift+z').ids).toHaveLength(3);
  });

  it('12, 20 to 23 reaches layers, commands, find, pages and the phone', () => {
    const test = three().key('Ctrl+k').key('Ctrl+f').key('?');
    expect(test.overlays).toEqual(['palette', 'find', 'shortcuts']);
    test.key('Alt+p').key('Alt+PageUp').key('PageDown').key('PageUp').key('Alt+m');
    expect(test.designer.document.scope.layout).toBe('phone');
    expect(commandOf('F2')).toBeDefined();
  });
});
