import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { setFrames } from '../document/operations.ts';

/** px of the document */
const SMALL = 1;
const LARGE = 10;

const NUDGES = [SMALL, LARGE].flatMap((step) => {
  const prefix = step === LARGE ? 'Shift+' : '';
  return [
    { key: `${prefix}ArrowLeft`, x: -step, y: 0 },
    { key: `${prefix}ArrowRight`, x: step, y: 0 },
    { key: `${prefix}ArrowUp`, x: 0, y: -step },
    { key: `${prefix}ArrowDown`, x: 0, y: step },
  ];
});

export const nudgeCommand: Command = {
  id: 'nudge',
  label: { zh: '微移', en: 'Nudge' },
  icon: 'move',
  group: 'edit',
  keys: NUDGES.map((nudge) => nudge.key),
  when: hasUnlockedSelection,
  run: (designer, key) => {
    const nudge = NUDGES.find((one) => one.key === key);
    if (!nudge) return;
    const frames = new Map(
      designer.document.selected
        .filter((widget) => !widget.locked)
        .map((widget) => [widget.id, { left: widget.left + nudge.x, top: widget.top + nudge.y }]),
    );
    designer.document.change(nudgeCommand.label, setFrames(frames), { mergeKey: 'nudge' });
  },
};
