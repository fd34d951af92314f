import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';

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
