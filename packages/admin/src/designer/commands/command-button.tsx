import { useText } from '../../i18n/i18n.ts';
import { IS_MAC, ToolButton } from '../ui/tool-button.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { isEnabled, type Command } from './command.ts';
import { runCommand } from './command-list.ts';
import { toKeyText } from './key-stroke.ts';

/** The button of a command: enabled, pressed and explained as the command says. */
export function CommandButton({ command }: { readonly command: Command }) {
  const designer = useDesigner();
  const text = useText();
  const key = command.keys?.[0];
  return (
    <ToolButton
      icon={command.icon}
      label={text(command.label)}
      keyText={key ? toKeyText(key, IS_MAC) : undefined}
      isDisabled={!isEnabled(command, designer)}
      isOn={command.isOn?.(designer)}
      onClick={() => runCommand(command, designer)}
    />
  );
}
