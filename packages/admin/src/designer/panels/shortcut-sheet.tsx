import type { Text } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { COMMANDS } from '../commands/command-list.ts';
import { GROUP_LABELS, type CommandGroup } from '../commands/command.ts';
import { toKeyText } from '../commands/key-stroke.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { IS_MAC } from '../ui/tool-button.tsx';
import './menus.css';

const POINTER_HELP: readonly { readonly label: Text; readonly how: Text }[] = [
  { label: WORDS.pan, how: WORDS.space },
  { label: WORDS.zoomWheel, how: WORDS.wheel },
  { label: WORDS.dragCopy, how: WORDS.altDrag },
  { label: WORDS.dragAxis, how: WORDS.shiftDrag },
  { label: WORDS.noSnap, how: WORDS.modDrag },
  { label: WORDS.goInto, how: WORDS.doubleClick },
];

const KEY_NAMES = { mod: IS_MAC ? '⌘' : 'Ctrl', alt: IS_MAC ? '⌥' : 'Alt', shift: IS_MAC ? '⇧' : 'Shift' };

function Row({ label, how }: { readonly label: string; readonly how: string }) {
  return (
    <div className="shortcuts__row">
      <span>{label}</span>
      <kbd>{how}</kbd>
    </div>
  );
}

/** Every shortcut, by group. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const text = useText();
  const groups = Object.keys(GROUP_LABELS) as CommandGroup[];
  return (
    <Modal title={text(WORDS.shortcuts)} isOpen width="680px" onClose={onClose}>
      <div className="shortcuts">
        {groups.map((group) => (
          <section className="shortcuts__group" key={group}>
            <h3>{text(GROUP_LABELS[group])}</h3>
            {COMMANDS.filter((command) => command.group === group && command.keys).map((command) => (
              <Row
                key={command.id}
                label={text(command.label)}
                how={
                  command.id === 'nudge' ? `← ↑ → ↓  (${KEY_NAMES.shift} ×10)` : toKeyText(command.keys![0]!, IS_MAC)
                }
              />
            ))}
          </section>
        ))}
        <section className="shortcuts__group">
          <h3>{text(WORDS.pointer)}</h3>
          {POINTER_HELP.map(({ label, how }) => (
            <Row key={label.en} label={text(label)} how={fill(text(how), KEY_NAMES)} />
          ))}
        </section>
      </div>
    </Modal>
  );
}
