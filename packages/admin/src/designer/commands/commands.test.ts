import { describe, expect, it } from 'vitest';
import { runCommand } from './command-list.ts';
import { matchSizeCommand } from './match-size.command.ts';
import { matchWidthCommand } from './match-width.command.ts';
import { TestClipboard, TestDesigner } from '../test-designer.ts';

/** Three boxes in a row, far enough apart and off any middle that nothing snaps by chance. */
const THREE = [
  { id: 'a', type: 'text', left: 103, top: 211, width: 100, height: 50 },
  { id: 'b', type: 'text', left: 333, top: 317, width: 80, height: 40 },
  { id: 'c', type: 'text', left: 701, top: 431, width: 60, height: 30 },
];

const three = (): TestDesigner => new TestDesigner(THREE);

describe('keys', () => {
  it('nudge by 1 px, with Shift by 10 px, and rapid nudges are one step', () => {
    const test = three().click(110, 220).key('ArrowRight').key('ArrowDown').key('Shift+ArrowLeft');
    expect(test.frame('a')).toEqual([94, 212, 100, 50]);
    expect(test.key('Ctrl+z').frame('a')).toEqual([103, 211, 100, 50]);
  });

  it('delete what is selected but not what is locked', () => {
    const test = three().click(110, 220).key('Ctrl+l').key('Ctrl+a').click(110, 220, { shift: true });
    expect(test.key('Delete').ids).toEqual(['a']);
  });

  it('copy and paste beside the original and again beside the copy', () => {
    const test = three().click(110, 220).key('Ctrl+c').paste();
    expect(test.frame(test.selection[0]!)).toEqual([143, 251, 100, 50]);
    test.paste();
    expect(test.frame(test.selection[0]!)).toEqual([183, 291, 100, 50]);
  });

  it('cut here and paste in another designer at the same place', () => {
    const clipboard = new TestClipboard();
    const from = new TestDesigner(THREE, clipboard).click(340, 320).key('Ctrl+x');
    expect(from.ids).toEqual(['a', 'c']);
    const to = new TestDesigner([], clipboard).paste();
    expect(to.frame(to.ids[0]!)).toEqual([333, 317, 80, 40]);
  });

  it('paste a text from elsewhere as a text widget, not what was copied here before', () => {
    const test = three().click(110, 220).key('Ctrl+c').paste('华东区 2026\r\n销售日报\n');
    expect(test.ids).toHaveLength(4);
    const pasted = test.widget(test.selection[0]!);
    expect(pasted).toMatchObject({ type: 'text', setup: { text: '华东区 2026\n销售日报', whiteSpace: true } });
    expect(pasted.top + pasted.height / 2).toBe(540);
    expect(test.key('Ctrl+z').ids).toEqual(['a', 'b', 'c']);
  });

  it('paste nothing when the clipboard holds a picture or blanks, and say so when a text is too long', () => {
    const test = three().click(110, 220).key('Ctrl+c').paste('').paste(' \n ');
    expect(test.warnings).toEqual([]);
    expect(test.paste('长'.repeat(20_001)).warnings).toEqual([expect.stringContaining('20,001')]);
    expect(test.ids).toEqual(['a', 'b', 'c']);
  });

  it('duplicate, lock, hide and order', () => {
    const test = three().click(110, 220).key('Ctrl+d');
    expect(test.ids).toHaveLength(4);
    const copy = test.selection[0]!;
    test.key('Ctrl+{');
    expect(test.ids[0]).toBe(copy);
    test.key('Ctrl+]');
    expect(test.ids[1]).toBe(copy);
    test.key('Ctrl+}').key('Ctrl+[');
    expect(test.ids[2]).toBe(copy);
    expect(test.key('Ctrl+l').widget(copy).locked).toBe(true);
    expect(test.key('Ctrl+l').widget(copy).locked).toBe(false);
    expect(test.key('Ctrl+Shift+h').widget(copy).hidden).toBe(true);
  });

  it('align with the first one selected, and a single one with the screen', () => {
    const test = three().click(340, 320).click(110, 220, { mod: true }).key('Alt+a');
    expect(test.frame('a')).toEqual([333, 211, 100, 50]);
    expect(test.frame('b')).toEqual([333, 317, 80, 40]);
    expect(test.click(710, 440).key('Alt+h').frame('c')[0]).toBe(930);
  });

  it('distribute with equal gaps', () => {
    const test = three().key('Ctrl+a').key('Alt+Shift+h');
    expect(test.frame('b')[0]).toBe(412);
    test.key('Alt+Shift+v');
    expect(test.frame('b')[1]).toBe(326);
  });

  it('take the size of the first one selected', () => {
    const test = three().click(340, 320).click(110, 220, { mod: true });
    runCommand(matchWidthCommand, test.designer);
    expect(test.frame('a')).toEqual([103, 211, 80, 50]);
    runCommand(matchSizeCommand, test.designer);
    expect([test.frame('a'), test.frame('b')]).toEqual([
      [103, 211, 80, 40],
      [333, 317, 80, 40],
    ]);
    expect(test.key('Ctrl+z').frame('a')[3]).toBe(50);
  });

  it('tidy up in rows and columns with equal gaps', () => {
    const box = (id: string, left: number, top: number) => ({ id, type: 'text', left, top, width: 100, height: 50 });
    const test = new TestDesigner([box('d', 130, 95), box('a', 10, 12), box('b', 131, 20), box('c', 4, 100)]);
    test.key('Ctrl+a').key('Alt+t');
    expect(['a', 'b', 'c', 'd'].map((id) => test.frame(id).slice(0, 2))).toEqual([
      [4, 12],
      [130, 12],
      [4, 88],
      [130, 88],
    ]);
  });

  it('copy how a widget looks to others, and not what they say', () => {
    const test = new TestDesigner([
      {
        id: 'a',
        type: 'text',
        left: 0,
        top: 0,
        width: 100,
        height: 50,
        setup: { text: 'A', fontSize: 40, color: 'red' },
      },
      { id: 'b', type: 'text', left: 0, top: 90, width: 100, height: 50, setup: { text: 'B', fontWeight: 'bold' } },
      { id: 'c', type: 'bar-chart', left: 0, top: 200, width: 100, height: 50 },
    ]);
    test.click(10, 10).key('Ctrl+Alt+c').key('Ctrl+a').key('Ctrl+Alt+v');
    expect(test.widget('b').setup).toMatchObject({ text: 'B', fontSize: 40 });
    expect(test.widget('b').setup['fontWeight']).toBeUndefined();
    expect(test.widget('c').setup['text']).toBeUndefined();
    expect(test.key('Ctrl+z').widget('b').setup).toEqual({ text: 'B', fontWeight: 'bold' });
  });

  it('show the selection alone, which changes nothing of the screen', () => {
    const test = three().click(110, 220).key('Alt+o');
    expect([...test.designer.view.hiddenBySolo]).toEqual(['b', 'c']);
    expect(test.click(340, 320).selection).toEqual([]);
    expect(test.designer.document.isDirty).toBe(false);
    expect(test.key('Alt+o').click(340, 320).selection).toEqual(['b']);
  });

  it('save, and open the palette and the sheet of shortcuts', () => {
    const test = three().key('Ctrl+s').key('Ctrl+k').key('?');
    expect(test.saves).toEqual([0]);
    expect(test.overlays).toEqual(['palette', 'shortcuts']);
  });
});
