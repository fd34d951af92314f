import type { ReactNode } from 'react';
import { isEnabled, type Command } from '../commands/command.ts';
import { toKeyText } from '../commands/key-stroke.ts';
import { runCommand } from '../commands/command-list.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useText } from '../../i18n/i18n.ts';
import { useDesigner } from './use-designer.ts';

export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Key stroke shown in the tooltip. */
  readonly keyText?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isOn?: boolean | undefined;
  readonly children?: ReactNode;
  onClick(): void;
}

/** A 28 px button with an icon and a tooltip. */
export function ToolButton({ icon, label, keyText, isDisabled, isOn, children, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool-button"
      aria-label={label}
      aria-pressed={isOn}
      data-tip={keyText ? `${label}  ${keyText}` : label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

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
