import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { setFrames } from '../document/operations.ts';

/** px of the document */
const [SMALL, LARGE, MIN_SIZE] = [1, 10, 4];

const RESIZES = [SMALL, LARGE].flatMap((step) => {
  const prefix = step === LARGE ? 'Mod+Shift+' : 'Mod+';
  return [
    { key: `${prefix}ArrowLeft`, width: -step, height: 0 },
    { key: `${prefix}ArrowRight`, width: step, height: 0 },
    { key: `${prefix}ArrowUp`, width: 0, height: -step },
    { key: `${prefix}ArrowDown`, width: 0, height: step },
  ];
});

export const resizeCommand: Command = {
  id: 'resize',
  label: { zh: '微调大小', en: 'Resize a little' },
  icon: 'move',
  group: 'edit',
  keys: RESIZES.map(({ key }) => key),
  when: hasUnlockedSelection,
  run: ({ document }, key) => {
    const resize = RESIZES.find((one) => one.key === key);
    if (!resize) return;
    const frames = new Map(
      document.selected
        .filter(({ locked }) => !locked)
        .map(({ id, width, height }) => [
          id,
          { width: Math.max(MIN_SIZE, width + resize.width), height: Math.max(MIN_SIZE, height + resize.height) },
        ]),
    );
    document.change(resizeCommand.label, setFrames(frames), { mergeKey: 'resize' });
  },
};
