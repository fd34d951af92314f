import type { Command } from './command.ts';
import { addCopy } from '../document/add-copy.ts';
import type { NormalWidget } from '@aj-report/contract';
import { fromClipText } from '../document/clip.ts';
import { COPY_STEP_PX } from './duplicate.command.ts';

/** Pasting twice must not hide the second copy under the first. */
function freeOffset(widgets: readonly NormalWidget[], present: readonly NormalWidget[]): { x: number; y: number } {
  const first = widgets[0];
  if (!first) return { x: 0, y: 0 };
  const taken = new Set(present.map((widget) => `${widget.left},${widget.top}`));
  let step = 0;
  while (taken.has(`${first.left + step},${first.top + step}`)) step += COPY_STEP_PX;
  return { x: step, y: step };
}

export const pasteCommand: Command = {
  id: 'paste',
  label: { zh: '粘贴', en: 'Paste' },
  icon: 'paste',
  group: 'edit',
  keys: ['Mod+V'],
  inMenu: true,
  when: ({ host }) => host.clipboard.read() !== '',
  run: ({ document, host }) => {
    const clip = fromClipText(host.clipboard.read());
    if (clip) addCopy(document, pasteCommand.label, clip, freeOffset(clip.widgets, document.screen.widgets));
  },
};
