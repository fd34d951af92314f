import { useStore } from 'zustand';
import { COMMANDS } from '../commands/command-list.ts';
import { useText } from '../../i18n/i18n.ts';
import type { CommandGroup } from '../commands/command.ts';
import { useCan } from '../../session/use-can.tsx';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { useDesigner, useDocument, useZoom } from '../ui/use-designer.ts';
import { runCommand } from '../commands/command-list.ts';
import { previewCommand } from '../commands/preview.command.ts';
import { publishCommand } from '../commands/publish.command.ts';
import { saveCommand } from '../commands/save.command.ts';
import { shareCommand } from '../commands/share.command.ts';
import { FileMenu, SHARE_RIGHT } from './file-menu.tsx';
import { PeopleHere } from '../together/people-here.tsx';
import type { Together } from '../together/together.ts';
import './toolbar.css';

const GROUPS: readonly CommandGroup[] = ['history', 'edit', 'state', 'order', 'align'];

function Group({ group }: { readonly group: CommandGroup }) {
  return (
    <div className="toolbar__group" role="group" data-group={group}>
      {COMMANDS.filter((command) => command.inToolbar && command.group === group).map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  );
}

function ZoomGroup() {
  const zoom = useZoom();
  // Its button shows whether it is on.
  useStore(useDesigner().view.store, (state) => state.snapsToGrid);
  const [out, into, ...others] = COMMANDS.filter((command) => command.inToolbar && command.group === 'view');
  return (
    <div className="toolbar__group" role="group">
      {out ? <CommandButton command={out} /> : null}
      <span className="toolbar__zoom number">{Math.round(zoom * 100)}%</span>
      {into ? <CommandButton command={into} /> : null}
      {others.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  );
}

interface ToolbarProps {
  readonly together: Together;
  readonly isDark: boolean;
  onToggleLook(): void;
  onBack(): void;
}

/** The row of commands above the canvas, in groups. */
export function Toolbar({ together, isDark, onToggleLook, onBack }: ToolbarProps) {
  const text = useText();
  const designer = useDesigner();
  const isAllowed = useCan();
  // Whether commands can be done depends on the whole document.
  const title = useDocument((state) => state).screen.dashboard.title;
  return (
    <header className="toolbar">
      <div className="toolbar__side">
        <ToolButton icon="back" label={text(WORDS.back)} onClick={onBack} />
        <FileMenu />
        <span className="toolbar__title ellipsis" title={title}>
          {title}
        </span>
        <PeopleHere together={together} />
      </div>
      <div className="toolbar__middle">
        {GROUPS.map((group) => (
          <Group key={group} group={group} />
        ))}
        <ZoomGroup />
      </div>
      <div className="toolbar__side toolbar__side--end">
        {isAllowed(SHARE_RIGHT) ? <CommandButton command={shareCommand} /> : null}
        <Group group="help" />
        <ToolButton
          icon={isDark ? 'sun' : 'moon'}
          label={text(isDark ? WORDS.lightLook : WORDS.darkLook)}
          onClick={onToggleLook}
        />
        <button
          type="button"
          className="button"
          title={text(previewCommand.label)}
          onClick={() => runCommand(previewCommand, designer)}
        >
          <Icon name="eye" />
          <span className="button__text">{text(previewCommand.label)}</span>
        </button>
        <button
          type="button"
          className="button"
          title={text(saveCommand.label)}
          onClick={() => runCommand(saveCommand, designer)}
        >
          <Icon name="save" />
          <span className="button__text">{text(saveCommand.label)}</span>
        </button>
        <button type="button" className="button button--primary" onClick={() => runCommand(publishCommand, designer)}>
          <Icon name="publish" />
          {text(publishCommand.label)}
        </button>
      </div>
    </header>
  );
}
