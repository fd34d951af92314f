import { normalizeScreen } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { moveLayers, type DraggedLayers } from './move-layers.ts';
import { resetSetup, setFrames } from './operations.ts';

let document: DocumentStore;
const frame = (id: string) => {
  const { left, top, width, height } = document.widget(id)!;
  return [left, top, width, height];
};
const drop = (dragged: DraggedLayers, line = 'one') =>
  document.change({ zh: '移', en: 'Move' }, moveLayers(dragged, { line, edge: 'inside' }));

beforeEach(() => {
  document = new DocumentStore(
    normalizeScreen({
      reportCode: 'r',
      groups: [
        { id: 'one', container: 'tabs' },
        { id: 'two', container: 'tabs' },
        { id: 'in', container: 'panel' },
        { id: 'pair' },
      ],
      widgets: [
        {
          id: 'tabs',
          type: 'tab-panel',
          left: 100,
          top: 100,
          width: 640,
          height: 400,
          setup: { barHeight: 40, showBorder: false },
        },
        { id: 'there', type: 'text', group: 'one', left: 110, top: 150, width: 200, height: 100 },
        { id: 'far', type: 'text', left: 1500, top: 900, width: 200, height: 80 },
        { id: 'over', type: 'text', left: 300, top: 300, width: 100, height: 50 },
        { id: 'large', type: 'text', left: 0, top: 0, width: 1216, height: 688 },
        { id: 'c', type: 'text', group: 'pair', left: 1000, top: 10, width: 50, height: 50 },
        { id: 'd', type: 'text', group: 'pair', left: 1070, top: 10, width: 50, height: 50 },
        { id: 'panel', type: 'panel', left: 1200, top: 600, width: 300, height: 200 },
        { id: 'e', type: 'text', group: 'in', left: 1220, top: 660, width: 50, height: 50 },
      ],
    }),
  );
});

describe('a layer dragged into a tab', () => {
  it('comes to the first free place below the tabs, in one step', () => {
    drop({ widgets: ['far'] });
    expect(frame('far')).toEqual([340, 156, 200, 80]);
    document.undo();
    expect(frame('far')).toEqual([1500, 900, 200, 80]);
  });

  it('stays where it is when it stands in the container already', () => {
    drop({ widgets: ['over'] });
    expect(frame('over')).toEqual([300, 300, 100, 50]);
    drop({ widgets: ['over'] }, 'two');
    expect(frame('over')).toEqual([300, 300, 100, 50]);
  });

  it('is made as small as the room, and stands in its middle when nothing is free', () => {
    drop({ widgets: ['large'] });
    expect(frame('large')).toEqual([130, 156, 580, 328]);
  });

  it('brings a group, or a container with what it holds, in its own arrangement', () => {
    drop({ widgets: ['c', 'd'], group: 'pair' }, 'two');
    expect([frame('c'), frame('d')]).toEqual([
      [116, 156, 50, 50],
      [186, 156, 50, 50],
    ]);
    drop({ widgets: ['panel'] }, 'two');
    expect([frame('panel'), frame('e')]).toEqual([
      [260, 156, 300, 200],
      [280, 216, 50, 50],
    ]);
  });
});

describe('a part of a vast container', () => {
  it('has its room below the bar, which is higher there', () => {
    document.change(
      { zh: '改', en: 'Change' },
      setFrames(new Map([['tabs', { left: 0, top: 0, width: 1200, height: 800 }]])),
    );
    document.change({ zh: '改', en: 'Change' }, resetSetup(['tabs'], 'zh'));
    drop({ widgets: ['far'] }, 'two');
    expect(frame('far')).toEqual([17, 79, 200, 80]);
  });
});
