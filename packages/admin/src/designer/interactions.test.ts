import { describe, expect, it } from 'vitest';
import { COMMANDS, runCommand } from './commands/command-list.ts';
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
/** Three of different sizes, of which the outer ones are `a` and `c`. */
const uneven = () =>
  new TestDesigner([
    box('a', 0, 5, { width: 80, height: 40 }),
    box('b', 100, 100, { width: 180, height: 30 }),
    box('c', 400, 211, { width: 200, height: 20 }),
  ]);
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

  it('4 duplicates one: the copy stands beside it and is chosen', () => {
    const test = three().key('Alt+n').key('Ctrl+d');
    expect(test.ids).toHaveLength(4);
    const [copy] = test.selection;
    expect(['a', 'b', 'c']).not.toContain(copy);
    expect(test.frame(copy!).slice(2)).toEqual([100, 50]);
    expect(test.frame(copy!).slice(0, 2)).not.toEqual([100, 100]);
  });

  it('13 groups, goes into a group and out of it, and ungroups', () => {
    const test = three().key('Ctrl+a').key('Ctrl+g').key('Escape').key('Alt+n');
    expect(test.selection).toHaveLength(3);
    test.key('Alt+Enter');
    expect(test.designer.view.enteredGroup).toBe(test.widget('a').group);
    test.key('Escape').key('Escape').key('Alt+n').key('Ctrl+Shift+g').key('Escape').key('Alt+n');
    expect(test.designer.view.enteredGroup).toBeUndefined();
    expect(test.designer.document.screen.groups).toEqual([]);
    expect(test.selection).toEqual(['a']);
  });

  it('14 locks, hides and shows alone', () => {
    const test = three().key('Alt+n').key('Ctrl+l');
    expect(test.widget('a').locked).toBe(true);
    expect(test.key('ArrowRight').frame('a')).toEqual([100, 100, 100, 50]);
    expect(test.key('Ctrl+l').widget('a').locked).toBe(false);
    test.key('Alt+o');
    expect([...test.designer.view.hiddenBySolo]).toEqual(['b', 'c']);
    expect(test.key('Alt+o').designer.view.hiddenBySolo.size).toBe(0);
    expect(test.key('Ctrl+Shift+h').widget('a').hidden).toBe(true);
  });

  it('15 orders: by one, to the top and to the bottom', () => {
    const test = three().key('Alt+n');
    expect(test.key('Ctrl+]').ids).toEqual(['b', 'a', 'c']);
    expect(test.key('Ctrl+[').ids).toEqual(['a', 'b', 'c']);
    expect(test.key('Ctrl+}').ids).toEqual(['b', 'c', 'a']);
    expect(test.key('Ctrl+{').ids).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['Alt+A', 'left', [0, 0, 0]],
    ['Alt+D', 'right', [0, -100, -120]],
    ['Alt+H', 'centre', [0, -50, -60]],
    ['Alt+W', 'top', [5, 5, 5]],
    ['Alt+S', 'bottom', [5, 15, 25]],
    ['Alt+V', 'middle', [5, 10, 15]],
  ] as const)('5 aligns with the one that was chosen first, by %s: %s', (keys, edge, places) => {
    const test = uneven().key('Ctrl+a').key(keys);
    const axis = ['left', 'right', 'centre'].includes(edge) ? 0 : 1;
    expect(['a', 'b', 'c'].map((id) => test.frame(id)[axis])).toEqual(places);
  });

  it('6 distributes across and down: the gaps are equal, the outer ones stay', () => {
    const across = uneven().key('Ctrl+a').key('Alt+Shift+H');
    expect(['a', 'b', 'c'].map((id) => across.frame(id)[0])).toEqual([0, 150, 400]);
    const down = uneven().key('Ctrl+a').key('Alt+Shift+V');
    expect(['a', 'b', 'c'].map((id) => down.frame(id)[1])).toEqual([5, 113, 211]);
  });

  it('7 tidies in rows and columns with one gap', () => {
    const test = new TestDesigner([box('a', 100, 103), box('b', 311, 100), box('c', 105, 207)]);
    test.key('Ctrl+a').key('Alt+T');
    expect(['a', 'b', 'c'].map((id) => test.frame(id).slice(0, 2))).toEqual([
      [100, 100],
      [311, 100],
      [100, 261],
    ]);
    expect(test.key('Ctrl+z').frame('c')).toEqual([105, 207, 100, 50]);
  });

  it.each([
    ['match-size', [80, 40, 80, 40]],
    ['match-width', [80, 30, 80, 20]],
    ['match-height', [180, 40, 200, 40]],
  ])('8 matches sizes with the one that was chosen first, by the palette of commands: %s', (id, sizes) => {
    const test = uneven().key('Ctrl+a');
    runCommand(
      COMMANDS.find((one) => one.id === id)!,
      test.designer,
    );
    expect([...test.frame('b').slice(2), ...test.frame('c').slice(2)]).toEqual(sizes);
    expect(test.frame('a')).toEqual([0, 5, 80, 40]);
  });

  it('9 snaps to the grid and sets guides at the selection', () => {
    const test = three().key("Ctrl+'").key('Alt+n').key('Alt+G');
    expect(test.designer.view.snapsToGrid).toBe(true);
    expect(test.designer.document.screen.dashboard.guides).toEqual([
      { axis: 'x', position: 100 },
      { axis: 'y', position: 100 },
    ]);
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
    test.key('Escape').key('Alt+n').key('F2');
    expect(test.renames).toEqual(['a']);
    test.key('Alt+p').key('Alt+PageUp').key('PageDown').key('PageUp').key('Alt+m');
    expect(test.designer.document.scope.layout).toBe('phone');
  });
});
