import type { Command } from './command.ts';
import { setFrames } from '../document/operations.ts';
import { boundsOf } from '../geometry/rect.ts';
import { tidy } from '../geometry/tidy.ts';

export const tidyCommand: Command = {
  id: 'tidy',
  label: { zh: '整理排列', en: 'Tidy up' },
  icon: 'palette',
  group: 'align',
  keys: ['Alt+T'],
  inMenu: true,
  when: ({ document }) => document.selected.filter(({ locked }) => !locked).length > 1,
  run: ({ document }) => {
    const widgets = document.selected.filter(({ locked }) => !locked);
    const bounds = widgets.map(boundsOf);
    const places = tidy(bounds);
    const frames = widgets.map((widget, index) => {
      const [place, { left, top }] = [places[index]!, bounds[index]!];
      return [widget.id, { left: widget.left + place.x - left, top: widget.top + place.y - top }] as const;
    });
    document.change(tidyCommand.label, setFrames(new Map(frames)));
  },
};
