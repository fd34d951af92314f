import { normalizeScreen, type NormalScreen } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { groupWidgets, ungroupWidgets } from './grouping.ts';
import * as groups from './groups.ts';
import { deleteWidgets, setFrames } from './operations.ts';

const LABEL = { zh: '改', en: 'Change' };
let document: DocumentStore;
const screen = (): NormalScreen => document.screen;
const widget = (id: string) => document.widget(id)!;
const at = (left: number) => ({ left, top: 0, width: 100, height: 100 });

beforeEach(() => {
  document = new DocumentStore(
    normalizeScreen({
      reportCode: 'r',
      groups: [
        { id: 'one', container: 'tabs' },
        { id: 'two', container: 'tabs' },
        { id: 'in', container: 'panel' },
      ],
      widgets: [
        { id: 'tabs', type: 'tab-panel', ...at(0) },
        { id: 'a', type: 'text', group: 'one', ...at(10) },
        { id: 'panel', type: 'panel', group: 'two', ...at(20) },
        { id: 'b', type: 'text', group: 'in', ...at(30) },
        { id: 'c', type: 'text', ...at(500) },
        { id: 'd', type: 'text', ...at(600) },
      ],
    }),
  );
});

describe('the contents of a container', () => {
  it('are what stands in its parts, and in containers there', () => {
    expect([...groups.contentsOf(screen(), ['tabs'])]).toEqual(['a', 'panel', 'b']);
    expect([...groups.contentsOf(screen(), ['c'])]).toEqual([]);
  });

  it('move with it, but stay when it is only resized', () => {
    document.change(LABEL, setFrames(new Map([['tabs', { left: 100, top: 50 }]])));
    expect([widget('a').left, widget('b').left, widget('b').top, widget('c').left]).toEqual([110, 130, 50, 500]);
    document.change(LABEL, setFrames(new Map([['tabs', { left: 90, width: 110 }]])));
    expect(widget('a').left).toBe(110);
    document.undo();
    document.undo();
    expect(widget('b').left).toBe(30);
  });

  it('make room for a bar that grows with it, and go back', () => {
    const resize = (width: number, height: number) =>
      document.change(LABEL, setFrames(new Map([['tabs', { width, height }]])));
    resize(720, 450);
    expect(widget('a').top).toBe(18);
    resize(1200, 800);
    expect([widget('a').top, widget('b').top, widget('a').left, widget('c').top]).toEqual([36, 36, 10, 0]);
    resize(720, 450);
    expect(widget('b').top).toBe(18);
    resize(100, 100);
    expect([widget('a').top, widget('b').top]).toEqual([0, 0]);
  });

  it('move once when a container moves together with the one around it', () => {
    document.change(LABEL, setFrames(new Map(['tabs', 'panel'].map((id) => [id, { left: widget(id).left + 7 }]))));
    expect(['a', 'panel', 'b'].map((id) => widget(id).left)).toEqual([17, 27, 37]);
  });

  it('go with it', () => {
    document.change(LABEL, deleteWidgets(['tabs']));
    expect(screen().widgets.map(({ id }) => id)).toEqual(['c', 'd']);
    expect(screen().groups).toEqual([]);
    document.undo();
    expect(screen().widgets).toHaveLength(6);
  });

  it('are out of reach while another tab is shown', () => {
    const tucked = (shown: Record<string, string>) =>
      ['a', 'panel', 'b', 'c'].filter((id) => groups.isTuckedAway(screen(), id, shown));
    expect(tucked({})).toEqual(['panel', 'b']);
    expect(tucked({ tabs: 'two' })).toEqual(['a']);
  });
});

describe('a place on the screen', () => {
  it('belongs to the shown part of the topmost container there', () => {
    const part = (shown: Record<string, string>, moved: string[] = []) =>
      groups.partAt(screen(), { x: 50, y: 50 }, new Set(moved), shown);
    expect(part({})).toBe('one');
    expect(part({ tabs: 'two' })).toBe('in');
    expect(part({ tabs: 'two' }, ['panel'])).toBe('two');
    expect(groups.partAt(screen(), { x: 900, y: 50 }, new Set(), {})).toBe(undefined);
  });
});

describe('a group', () => {
  it('is made of widgets, picked as one, and dissolved again', () => {
    document.change(LABEL, groupWidgets(['c', 'd'], 'g', '分组'));
    expect(groups.matesOf(screen(), 'c')).toEqual(['c', 'd']);
    document.change(LABEL, groupWidgets(['c'], 'h', '内层'));
    expect(screen().groups.at(-1)).toEqual({ id: 'h', name: '内层', parent: 'g' });
    expect(groups.matesOf(screen(), 'd')).toEqual(['c', 'd']);
    document.change(LABEL, ungroupWidgets(['d']));
    expect([widget('c').group, widget('d').group, groups.matesOf(screen(), 'c')]).toEqual(['h', undefined, ['c']]);
    document.undo();
    document.undo();
    document.undo();
    expect([screen().groups.length, widget('c').group]).toEqual([3, undefined]);
  });

  it('stays whole within a group that is made of it and others, and is picked and dissolved after that one', () => {
    document.change(LABEL, groupWidgets(['c', 'd'], 'g', '内层'));
    document.change(LABEL, groupWidgets(['c', 'd', 'tabs'], 'h', '外层'));
    expect(screen().groups.filter(({ container }) => container === undefined)).toEqual([
      { id: 'g', name: '内层', parent: 'h' },
      { id: 'h', name: '外层' },
    ]);
    expect(groups.matesOf(screen(), 'tabs')).toEqual(['tabs', 'c', 'd']);
    document.change(LABEL, ungroupWidgets(['tabs', 'c', 'd']));
    expect([widget('tabs').group, groups.matesOf(screen(), 'c')]).toEqual([undefined, ['c', 'd']]);
    document.change(LABEL, ungroupWidgets(['c', 'd']));
    expect(groups.matesOf(screen(), 'c')).toEqual(['c']);
  });

  it('that is a part of a container picks nothing more and is not dissolved', () => {
    expect(groups.matesOf(screen(), 'a')).toEqual(['a']);
    document.change(LABEL, ungroupWidgets(['a']));
    expect(widget('a').group).toBe('one');
  });
});

describe('the parts of a container', () => {
  it('are added, renamed and moved, each undone', () => {
    document.change(LABEL, groups.addPart('tabs', 'three', '设备'));
    document.change(LABEL, groups.renameGroup('one', '产量'));
    document.change(LABEL, groups.movePart('three', -1));
    expect(groups.partsOf(screen(), 'tabs').map(({ id }) => id)).toEqual(['one', 'three', 'two']);
    document.undo();
    expect(groups.partsOf(screen(), 'tabs').map(({ id, name }) => name ?? id)).toEqual(['产量', 'two', '设备']);
  });
});
