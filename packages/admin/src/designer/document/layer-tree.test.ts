import { normalizeScreen } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { layerRows, layerTree, linesAround, rangeTo } from './layer-tree.ts';
import { moveLayers, type DraggedLayers, type LayerPlace } from './move-layers.ts';

let document: DocumentStore;
const NONE: ReadonlySet<string> = new Set();
const rows = (folded = NONE) =>
  layerRows(layerTree(document.screen), folded).map(({ node, depth }) => `${'·'.repeat(depth)}${node.id}`);
const order = () => document.screen.widgets.map(({ id }) => id).join(' ');

function move(dragged: DraggedLayers, line: string, edge: LayerPlace['edge']): string[] {
  document.change({ zh: '移', en: 'Move' }, moveLayers(dragged, { line, edge }));
  return rows();
}

beforeEach(() => {
  document = new DocumentStore(
    normalizeScreen({
      reportCode: 'r',
      groups: [
        { id: 'one', name: '标签 1', container: 'tabs' },
        { id: 'two', name: '标签 2', container: 'tabs' },
        { id: 'in', container: 'panel' },
        { id: 'pair', name: '一对' },
        { id: 'lost', container: 'nowhere' },
      ],
      widgets: [
        { id: 'back', type: 'border' },
        { id: 'tabs', type: 'tab-panel' },
        { id: 'chart', type: 'text', group: 'one' },
        { id: 'panel', type: 'panel', group: 'two' },
        { id: 'b', type: 'text', group: 'in' },
        { id: 'c', type: 'text', group: 'pair' },
        { id: 'free', type: 'text', group: 'missing' },
        { id: 'd', type: 'text', group: 'pair' },
      ],
    }),
  );
});

describe('the tree of layers', () => {
  it('has groups and containers with what is in them, from the top layer down', () => {
    expect(rows()).toEqual(['pair', '·d', '·c', 'free', 'tabs', '·one', '··chart', '·two', '··panel', '···b', 'back']);
    expect(linesAround(layerTree(document.screen), 'b')).toEqual(['tabs', 'two', 'panel']);
  });

  it('shows nothing of what is folded', () => {
    expect(rows(new Set(['pair', 'two']))).toEqual(['pair', 'free', 'tabs', '·one', '··chart', '·two', 'back']);
    expect(rows(new Set(['tabs']))).toEqual(['pair', '·d', '·c', 'free', 'tabs', 'back']);
  });

  it('ends at a circle of groups', () => {
    const groups = [
      { id: 'x', parent: 'y' },
      { id: 'y', parent: 'x' },
    ];
    const widgets = [{ id: 'a', type: 'text', group: 'x' }];
    const screen = normalizeScreen({ reportCode: 'r', groups, widgets });
    expect(layerRows(layerTree(screen), NONE).map(({ node }) => node.id)).toContain('a');
  });
});

describe('a range of layers', () => {
  const range = (chosen: string[], line: string, folded = NONE) =>
    rangeTo(layerRows(layerTree(document.screen), folded), chosen, line).join(' ');

  it('goes from the one that was chosen first to the line, up and down', () => {
    expect(range(['c'], 'tabs')).toBe('c free tabs');
    expect(range(['free'], 'd')).toBe('free d c');
    expect(range(['free', 'back'], 'c')).toBe('free c');
    expect(range([], 'free')).toBe('free');
  });

  it('takes a group whole that ends it or is folded, else what is seen of it', () => {
    expect(range(['free'], 'pair')).toBe('free d c');
    expect(range(['tabs'], 'pair', new Set(['pair']))).toBe('tabs d c free');
    expect(range(['d'], 'free', new Set(['pair']))).toBe('d c free');
  });
});

describe('dragging a layer', () => {
  it('between others of the same group changes the drawing order', () => {
    expect(move({ widgets: ['c'] }, 'd', 'above').slice(0, 3)).toEqual(['pair', '·c', '·d']);
    expect(order()).toBe('back tabs chart panel b free d c');
    document.undo();
    expect(order()).toBe('back tabs chart panel b c free d');
  });

  it('into a tab puts it there, above its container, wherever it was drawn', () => {
    expect(move({ widgets: ['back'] }, 'one', 'inside').slice(5, 8)).toEqual(['·one', '··back', '··chart']);
    expect(order()).toBe('tabs chart back panel b c free d');
    expect(document.widget('back')?.group).toBe('one');
  });

  it('out of a group takes it out, and the last one takes the group away', () => {
    move({ widgets: ['c'] }, 'back', 'below');
    expect([order(), document.widget('c')?.group]).toEqual(['c back tabs chart panel b free d', undefined]);
    expect(move({ widgets: ['d'] }, 'tabs', 'above')).not.toContain('pair');
    expect(document.screen.groups.map(({ id }) => id)).toEqual(['one', 'two', 'in', 'lost']);
  });

  it('carries what it holds, and never goes into itself', () => {
    expect(move({ widgets: ['panel'] }, 'd', 'above').slice(0, 4)).toEqual(['pair', '·panel', '··b', '·d']);
    expect(document.widget('b')?.group).toBe('in');
    const before = document.screen;
    move({ widgets: ['panel'] }, 'b', 'below');
    move({ widgets: ['tabs'] }, 'one', 'inside');
    move({ widgets: ['d'] }, 'two', 'above');
    expect(document.screen).toBe(before);
  });

  it('that is a group moves it whole', () => {
    const moved = move({ widgets: ['c', 'd'], group: 'pair' }, 'two', 'inside');
    expect(moved.slice(5, 9)).toEqual(['··pair', '···d', '···c', '··panel']);
    expect(document.screen.groups.find(({ id }) => id === 'pair')?.parent).toBe('two');
    document.undo();
    expect(document.screen.groups.find(({ id }) => id === 'pair')?.parent).toBe(undefined);
  });
});
