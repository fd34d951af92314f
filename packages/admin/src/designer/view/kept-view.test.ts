import { describe, expect, it } from 'vitest';
import { keepView } from './kept-view.ts';
import { ViewStore } from './view-store.ts';

function storageWith(text?: string): Storage {
  const values = new Map(text === undefined ? [] : [['AJReportDesignerView', text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

function openedWith(storage: Storage): ViewStore {
  const view = new ViewStore();
  keepView(view, storage);
  return view;
}

describe('the view of the designer', () => {
  it('is the next time what it was left as', () => {
    const storage = storageWith();
    const first = openedWith(storage);
    first.togglePanel('left');
    first.toggleGrid();
    first.toggleMinimap();
    const { hiddenPanels, snapsToGrid, showsMinimap } = openedWith(storage);
    expect({ hiddenPanels, snapsToGrid, showsMinimap }).toEqual({
      hiddenPanels: ['left'],
      snapsToGrid: true,
      showsMinimap: false,
    });
  });

  it.each(['', '{', 'null', '{"hiddenPanels":["top"],"snapsToGrid":true,"showsMinimap":true}', '[]'])(
    'is as at the first time where %j is kept',
    (text) => {
      const { hiddenPanels, snapsToGrid, showsMinimap } = openedWith(storageWith(text));
      expect({ hiddenPanels, snapsToGrid, showsMinimap }).toEqual({
        hiddenPanels: [],
        snapsToGrid: false,
        showsMinimap: true,
      });
    },
  );

  it('folds a panel in a narrow window, shows one at a time there, and keeps what was chosen in a wide one', () => {
    const storage = storageWith();
    const view = openedWith(storage);
    view.setNarrow(true);
    expect(view.hiddenPanels).toEqual(['right']);
    view.togglePanel('right');
    expect(view.hiddenPanels).toEqual(['left']);
    view.togglePanel('right');
    expect(view.hiddenPanels).toEqual(['left', 'right']);
    view.showPanel('left');
    view.toggleGrid();
    expect(view.hiddenPanels).toEqual(['right']);
    expect(openedWith(storage).hiddenPanels).toEqual([]);
    view.setNarrow(false);
    expect(view.hiddenPanels).toEqual([]);
  });

  it('stays as it was folded when the window becomes narrow and wide again', () => {
    const view = openedWith(storageWith());
    view.togglePanel('left');
    view.setNarrow(true);
    expect(view.hiddenPanels).toEqual(['left']);
    view.togglePanel('left');
    view.setNarrow(false);
    expect(view.hiddenPanels).toEqual(['left']);
  });
});
