import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { leftPanelCommand } from '../commands/left-panel.command.ts';
import { rightPanelCommand } from '../commands/right-panel.command.ts';
import { runCommand } from '../commands/command-list.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import type { Side } from '../view/view-store.ts';

const COMMANDS = { left: leftPanelCommand, right: rightPanelCommand } as const;

/** At the edge of the canvas: hides the panel there, or brings it back. */
export function PanelButton({ side }: { readonly side: Side }) {
  const text = useText();
  const designer = useDesigner();
  const isHidden = useStore(designer.view.store, (state) => state.hiddenPanels.includes(side));
  const command = COMMANDS[side];
  const label = `${text(isHidden ? WORDS.showPanel : WORDS.hidePanel)} · ${text(command.label)}`;
  return (
    <button
      type="button"
      className="panel-button"
      data-side={side}
      aria-label={label}
      aria-expanded={!isHidden}
      title={label}
      onClick={() => runCommand(command, designer)}
    >
      <Icon name={(side === 'left') === isHidden ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
