import { useText } from '../../i18n/i18n.ts';
import { COMMANDS, runCommand } from '../commands/command-list.ts';
import { GROUP_LABELS, isEnabled, type Command } from '../commands/command.ts';
import { toKeyText } from '../commands/key-stroke.ts';
import type { Designer } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { Finder } from '../ui/finder.tsx';
import { IS_MAC } from '../ui/tool-button.tsx';
import { useDesigner } from '../ui/use-designer.ts';

/** A stroke that needs its key cannot be called by name. */
const CALLABLE = COMMANDS.filter((command) => command.id !== 'nudge' && command.id !== 'command-palette');

/** Commands whose name in either language or id holds the words; those that can be done now first. */
function findCommands(designer: Designer, words: string): readonly Command[] {
  const wanted = words.trim().toLowerCase();
  return CALLABLE.filter(({ label, id }) => `${label.zh} ${label.en} ${id}`.toLowerCase().includes(wanted)).sort(
    (a, b) => Number(isEnabled(b, designer)) - Number(isEnabled(a, designer)),
  );
}

/** All commands by name; Enter does the marked one. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const designer = useDesigner();
  const text = useText();
  const find = (words: string) =>
    findCommands(designer, words).map((command) => ({
      key: command.id,
      icon: <Icon name={command.icon} />,
      label: text(command.label),
      note: text(GROUP_LABELS[command.group]),
      keyText: command.keys?.[0] && toKeyText(command.keys[0], IS_MAC),
      isDisabled: !isEnabled(command, designer),
      run: () => void runCommand(command, designer),
    }));
  return <Finder label={text(WORDS.searchCommands)} find={find} onClose={onClose} />;
}
