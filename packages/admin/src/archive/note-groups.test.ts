import { describe, expect, it } from 'vitest';
import { groupNotes } from './note-groups.ts';

describe('notes of an import', () => {
  it('are shown once for all widgets, those of most widgets first', () => {
    const notes = [
      { widget: '', text: 'filters' },
      { widget: '折线图', text: 'axes' },
      { widget: '柱状图', text: 'axes' },
      { widget: '折线图', text: 'axes' },
    ];
    expect(groupNotes(notes)).toEqual([
      { text: 'axes', widgets: ['折线图', '柱状图'], count: 3 },
      { text: 'filters', widgets: [''], count: 1 },
    ]);
    expect(groupNotes([])).toEqual([]);
  });
});
