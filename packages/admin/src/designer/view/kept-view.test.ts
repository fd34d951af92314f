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
});
