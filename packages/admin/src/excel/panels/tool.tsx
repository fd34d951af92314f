import type { IconName } from '../../shoelace/icons.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
  onClick(): void;
}

/** A button of the toolbar. */
export function Tool({ icon, label, isOn, isDisabled, name, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="xl-tool"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      data-tool={name}
      // The grid keeps the focus, so that typing goes on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <sl-icon name={icon} />
    </button>
  );
}
