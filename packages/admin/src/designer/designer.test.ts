import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { setFrames, setLook } from './document/operations.ts';
import { TestDesigner } from './test-designer.ts';
import { restoreScreen } from './versions/restore.ts';

/** Three boxes in a row, far enough apart and off any middle that nothing snaps by chance. */
const THREE = [
  { id: 'a', type: 'text', left: 103, top: 211, width: 100, height: 50 },
  { id: 'b', type: 'text', left: 333, top: 317, width: 80, height: 40 },
  { id: 'c', type: 'text', left: 701, top: 431, width: 60, height: 30 },
];

const three = (): TestDesigner => new TestDesigner(THREE);

describe('selecting', () => {
  it('picks the widget under a click and lets go on empty canvas', () => {
    const test = three().click(110, 220);
    expect(test.selection).toEqual(['a']);
    expect(test.click(1500, 900).selection).toEqual([]);
  });

  it('adds and takes away with Ctrl or Shift', () => {
    const test = three().click(110, 220).click(340, 320, { mod: true });
    expect(test.selection).toEqual(['a', 'b']);
    expect(test.click(110, 220, { shift: true }).selection).toEqual(['b']);
  });

  it('picks one out of several by a click without a drag', () => {
    const test = three().key('Ctrl+a').click(340, 320);
    expect(test.selection).toEqual(['b']);
  });

  it('brushes what the rectangle touches and adds with Shift', () => {
    const test = three().drag([50, 150], [350, 330]);
    expect(test.selection).toEqual(['a', 'b']);
    test.click(710, 440).drag([50, 150], [150, 230], { shift: true });
    expect(test.selection).toEqual(['c', 'a']);
  });

  it('gives back the selection when a brush is given up by Escape', () => {
    const test = three().click(110, 220);
    test.pointerDown(650, 400, { shift: true }).pointerMove(900, 600);
    expect(test.selection).toEqual(['a', 'c']);
    test.key('Escape');
    expect(test.selection).toEqual(['a']);
    expect(test.key('Escape').selection).toEqual([]);
  });

  it('keeps a selection that the context menu is opened on', () => {
    const test = three().key('Ctrl+a').click(340, 320, { button: 2 });
    expect(test.selection).toHaveLength(3);
    expect(test.click(1500, 900, { button: 2 }).selection).toEqual([]);
  });
});

describe('the box around the selection', () => {
  it('follows a drag while it goes, and a resize', () => {
    const test = three().key('Ctrl+a');
    const box = () => Object.values(test.designer.selectionBox ?? {});
    expect(box()).toEqual([103, 211, 658, 250]);
    test.pointerDown(110, 220, { mod: true }).pointerMove(160, 290);
    expect(box()).toEqual([153, 281, 658, 250]);
    test.key('Escape');
    expect(box()).toEqual([103, 211, 658, 250]);
    test.click(110, 220).pointerDown(203, 261, { target: { kind: 'handle', handle: 'se' }, mod: true });
    expect(Object.values(test.pointerMove(233, 301).designer.selectionBox ?? {})).toEqual([103, 211, 130, 90]);
    test.key('Escape').key('Escape');
    expect(test.designer.selectionBox).toBeUndefined();
  });
});

describe('another screen in place of the open one', () => {
  it('is shown whole: nothing of it is set aside, entered or selected, and one step takes it back', () => {
    const { designer } = new TestDesigner([
      { id: 'a', type: 'text' },
      { id: 'text-1', type: 'text' },
    ]);
    designer.view.hideBySolo(['text-1']);
    designer.view.enterGroup('g');
    designer.document.select(['a']);
    const made = normalizeScreen({ reportCode: 'made', widgets: [{ id: 'text-1', type: 'text' }] });
    designer.replaceScreen({ zh: '生成大屏', en: 'Make a screen' }, restoreScreen(made));
    expect([...designer.view.hiddenBySolo]).toEqual([]);
    expect(designer.view.enteredGroup).toBeUndefined();
    expect(designer.document.selection).toEqual([]);
    expect(designer.document.screen.widgets.map(({ id }) => id)).toEqual(['text-1']);
    designer.document.undo();
    expect(designer.document.screen.widgets.map(({ id }) => id)).toEqual(['a', 'text-1']);
  });
});

describe('a canvas of another size', () => {
  it('still shows the screen whole, unless something else was being looked at', () => {
    const test = three();
    const { designer } = test;
    designer.fitScreen();
    designer.resizeCanvas({ width: 960, height: 540 });
    expect(designer.view.camera.zoom).toBeCloseTo((540 - 64) / 1080);
    designer.view.zoomTo(1);
    designer.resizeCanvas({ width: 700, height: 500 });
    expect(designer.view.camera.zoom).toBe(1);
  });

  it('brings what is looked for into sight, and stays where it is seen already', () => {
    const { designer } = three();
    const before = designer.view.camera;
    designer.lookAt('a');
    expect(designer.view.camera).toBe(before);
    designer.view.panBy({ x: -5000, y: 0 });
    designer.lookAt('b');
    expect(designer.document.selection).toEqual(['b']);
    expect(designer.view.centre).toEqual({ x: 373, y: 337 });
  });

  it('comes of panels that are hidden and shown by their keys; renaming brings the layers back', () => {
    const test = three().key('Ctrl+\\').key('Ctrl+|');
    expect(test.designer.view.hiddenPanels).toEqual(['left', 'right']);
    test.key('Ctrl+|').click(110, 220).key('F2');
    expect(test.designer.view.hiddenPanels).toEqual([]);
  });
});

describe('dragging', () => {
  it('moves the widget by one undoable step', () => {
    const test = three().drag([110, 220], [160, 290]);
    expect(test.frame('a')).toEqual([153, 281, 100, 50]);
    expect(test.designer.document.history.past).toHaveLength(1);
    expect(test.key('Ctrl+z').frame('a')).toEqual([103, 211, 100, 50]);
    expect(test.key('Ctrl+Shift+z').frame('a')).toEqual([153, 281, 100, 50]);
  });

  it('moves all that is selected', () => {
    const test = three().key('Ctrl+a').drag([110, 220], [130, 271]);
    expect([test.frame('a'), test.frame('b'), test.frame('c')].map(([left, top]) => [left, top])).toEqual([
      [123, 262],
      [353, 368],
      [721, 482],
    ]);
  });

  it('changes nothing in the document until the pointer is released', () => {
    const test = three().pointerDown(110, 220).pointerMove(150, 380);
    expect(test.frame('a')).toEqual([103, 211, 100, 50]);
    expect(test.designer.live.state.frames.get('a')).toMatchObject({ left: 143, top: 371 });
    test.key('Escape').pointerUp(150, 380);
    expect(test.frame('a')).toEqual([103, 211, 100, 50]);
    expect(test.designer.live.state.frames.size).toBe(0);
    expect(test.designer.document.isDirty).toBe(false);
  });

  it('forgives a trembling hand', () => {
    const test = three().pointerDown(110, 220).pointerMove(111, 221).pointerUp(111, 221);
    expect(test.designer.document.history.past).toHaveLength(0);
  });

  it('keeps to an axis with Shift', () => {
    expect(three().drag([110, 220], [170, 232], { shift: true }).frame('a')).toEqual([163, 211, 100, 50]);
  });

  it('leaves a copy with Alt', () => {
    const test = three().drag([110, 220], [110, 620], { alt: true });
    expect(test.ids).toHaveLength(4);
    expect(test.frame('a')).toEqual([103, 211, 100, 50]);
    expect(test.frame(test.selection[0]!)).toEqual([103, 611, 100, 50]);
  });

  it('snaps to the edge of another within 5 px of the viewport, whatever the zoom', () => {
    expect(three().drag([110, 220], [337, 620]).frame('a')[0]).toBe(333);
    const zoomed = three();
    zoomed.designer.view.zoomTo(4, { x: 0, y: 0 });
    expect(zoomed.drag([440, 880], [1348, 2480]).frame('a')[0]).toBe(330);
  });

  it('does not snap while Ctrl is held', () => {
    const test = three().click(110, 220);
    expect(test.drag([110, 220], [337, 620], { mod: true }).frame('a')[0]).toBe(330);
  });

  describe('of a widget that another covers', () => {
    const covered = (): TestDesigner => {
      const test = new TestDesigner([
        { id: 'below', type: 'text', left: 103, top: 211, width: 300, height: 200 },
        { id: 'above', type: 'text', left: 203, top: 261, width: 300, height: 200 },
      ]);
      test.designer.document.select(['below']);
      return test;
    };

    it('moves what is selected, not what lies on top of it', () => {
      const test = covered().drag([250, 300], [317, 373]);
      expect(test.frame('below').slice(0, 2)).toEqual([170, 284]);
      expect(test.frame('above').slice(0, 2)).toEqual([203, 261]);
      expect(test.selection).toEqual(['below']);
    });

    it('begins only in the selection: beside it the topmost widget is taken', () => {
      const test = covered().drag([450, 440], [517, 517]);
      expect(test.frame('below').slice(0, 2)).toEqual([103, 211]);
      expect(test.selection).toEqual(['above']);
    });

    it('leaves a click to the topmost widget, with Shift beside the selection', () => {
      expect(covered().click(250, 300).selection).toEqual(['above']);
      expect(covered().click(250, 300, { shift: true }).selection).toEqual(['below', 'above']);
    });

    it('goes to the topmost widget while the selected one is locked or hidden', () => {
      expect(covered().key('Ctrl+l').drag([250, 300], [317, 373]).selection).toEqual(['above']);
      expect(covered().key('Ctrl+Shift+h').drag([250, 300], [317, 373]).selection).toEqual(['above']);
    });
  });

  it('does not move what is locked, and brushes over it instead', () => {
    const test = three().click(110, 220).key('Ctrl+l').drag([110, 220], [700, 600]);
    expect(test.frame('a')).toEqual([103, 211, 100, 50]);
    expect(test.selection).toEqual(['b']);
  });
});

describe('resizing', () => {
  it('pulls a corner and rounds to whole px', () => {
    const test = three().click(110, 220).pullHandle('se', [203, 261], [243, 291]);
    expect(test.frame('a')).toEqual([103, 211, 140, 80]);
  });

  it('shows the size while it goes on and stops at 10 × 4', () => {
    const test = three().click(110, 220);
    test.pointerDown(203, 261, { target: { kind: 'handle', handle: 'se' } }).pointerMove(-900, -900);
    expect(test.designer.live.state.label).toBe('10 × 4');
    expect(test.pointerUp(-900, -900).frame('a')).toEqual([103, 211, 10, 4]);
  });

  it('keeps the proportion with Shift', () => {
    const test = three().click(110, 220).pullHandle('se', [203, 261], [303, 261], { shift: true });
    expect(test.frame('a')).toEqual([103, 211, 200, 100]);
  });

  it('snaps the pulled edge to another widget', () => {
    const test = three().click(110, 220).pullHandle('e', [203, 236], [329, 236]);
    expect(test.frame('a')).toEqual([103, 211, 230, 50]);
  });
});

describe('rotating', () => {
  it('turns about the centre and stops every 15 degrees with Shift', () => {
    const test = three().click(110, 220);
    test.drag([153, 190], [203, 238], { target: { kind: 'rotate' }, shift: true });
    expect(test.widget('a').rotate).toBe(90);
  });

  it('turns several as one box about its middle, undone in one step', () => {
    const square = (id: string, left: number) => ({ id, type: 'text', left, top: 300, width: 100, height: 100 });
    const test = new TestDesigner([square('a', 300), square('b', 500)]).key('Ctrl+a');
    // The middle of both is at 450, 350; from above it to its right is a quarter.
    test.drag([450, 250], [550, 350], { target: { kind: 'rotate' }, shift: true });
    expect([test.frame('a'), test.widget('a').rotate]).toEqual([[400, 200, 100, 100], 90]);
    expect([test.frame('b'), test.widget('b').rotate]).toEqual([[400, 400, 100, 100], 90]);
    expect(test.key('Ctrl+z').frame('a')).toEqual([300, 300, 100, 100]);
  });
});

describe('the pasteboard', () => {
  it('is moved by the middle button and by the space bar', () => {
    const test = three().drag([500, 500], [540, 520], { button: 1 });
    expect(test.designer.view.camera).toEqual({ zoom: 1, x: 40, y: 20 });
    test.designer.tools.setSpaceHeld(true);
    test.drag([110, 220], [100, 220]);
    expect(test.designer.view.camera).toEqual({ zoom: 1, x: 30, y: 20 });
    expect(test.frame('a')).toEqual([103, 211, 100, 50]);
  });

  it('zooms in steps and to the whole screen', () => {
    const test = three().key('Ctrl+=');
    expect(test.designer.view.camera.zoom).toBe(1.5);
    test.key('Ctrl+-').key('Ctrl+-');
    expect(test.designer.view.camera.zoom).toBe(0.8);
    test.key('Shift+1');
    expect(test.designer.view.camera.zoom).toBeCloseTo((1080 - 64) / 1080);
    expect(test.key('Ctrl+0').designer.view.camera.zoom).toBe(1);
  });
});

describe('guides', () => {
  it('come out of a ruler, can be moved, and go when dropped back', () => {
    const test = three().drag([-8, 300], [250, 300], { target: { kind: 'ruler', axis: 'x' } });
    const { document } = test.designer;
    expect(document.screen.dashboard.guides).toEqual([{ axis: 'x', position: 250 }]);
    test.drag([250, 300], [300, 310], { target: { kind: 'guide', index: 0 } });
    expect(document.screen.dashboard.guides).toEqual([{ axis: 'x', position: 300 }]);
    test.drag([300, 300], [-5, 310], { target: { kind: 'guide', index: 0 } });
    expect(document.screen.dashboard.guides).toEqual([]);
    test.key('Ctrl+z').key('Ctrl+z');
    expect(document.screen.dashboard.guides).toEqual([{ axis: 'x', position: 250 }]);
  });
});

describe('a copy', () => {
  it('that was put somewhere is followed by one as far from it again', () => {
    const test = new TestDesigner([{ id: 'a', type: 'text', left: 100, top: 100, width: 100, height: 50 }]);
    test.key('Ctrl+a').key('Ctrl+d');
    const [, first] = test.ids;
    expect(test.frame(first!).slice(0, 2)).toEqual([140, 140]);
    test.designer.document.change({ zh: '移动', en: 'Move' }, setFrames(new Map([[first!, { left: 220, top: 100 }]])));
    test.key('Ctrl+d').key('Ctrl+d');
    expect(test.ids.map((id) => test.frame(id)[0])).toEqual([100, 220, 340, 460]);
  });

  it('is put in line with what it is a copy of', () => {
    const test = new TestDesigner([{ id: 'a', type: 'text', left: 500, top: 300, width: 100, height: 50 }]);
    test.drag([520, 310], [523, 410], { alt: true });
    expect(test.frame(test.ids[1]!).slice(0, 2)).toEqual([500, 400]);
  });
});

describe('a step of the history', () => {
  it('says which widget it was about', () => {
    const { document } = three().designer;
    document.change({ zh: '移动', en: 'Move' }, setFrames(new Map([['a', { left: 1 }]])));
    expect(document.history.past.at(-1)?.about?.en).toContain('Text');
    document.change(
      { zh: '移动', en: 'Move' },
      setFrames(
        new Map([
          ['a', { left: 2 }],
          ['b', { left: 3 }],
        ]),
      ),
    );
    expect(document.history.past.at(-1)?.about).toBeUndefined();
  });
});

describe('the look of a widget over what lies below it', () => {
  it('is written down only where it is not the usual one', () => {
    const { document } = three().designer;
    const change = (look: Parameters<typeof setLook>[1]) => document.change({ zh: '', en: '' }, setLook(['a'], look));
    change({ opacity: 40, blend: 'screen' });
    expect(document.widget('a')).toMatchObject({ opacity: 40, blend: 'screen' });
    change({ opacity: 100, blend: 'normal' });
    expect(document.widget('a')).not.toHaveProperty('opacity');
    expect(document.widget('a')).not.toHaveProperty('blend');
  });
});
