import { createDataSet, exportScreen, getScreenChanges, importScreen } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { runCommand } from '../commands/command-list.ts';
import { exportWithDataSetsCommand } from '../commands/export-with-data-sets.command.ts';
import { exportWithoutDataSetsCommand } from '../commands/export-without-data-sets.command.ts';
import { downloadPdfCommand } from '../commands/download-pdf.command.ts';
import { downloadPngCommand } from '../commands/download-png.command.ts';
import { downloadSvgCommand } from '../commands/download-svg.command.ts';
import { importCommand } from '../commands/import.command.ts';
import { makeScreenCommand } from '../commands/make-screen.command.ts';
import { templatesCommand } from '../commands/templates.command.ts';
import { shareCommand } from '../commands/share.command.ts';
import { versionsCommand } from '../commands/versions.command.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner } from '../ui/use-designer.ts';

/** Of screens: the call shares Excel reports too. */
export const SHARE_RIGHT = 'bigScreenManage:share';

const ITEMS = [
  { command: shareCommand, permission: SHARE_RIGHT },
  { command: makeScreenCommand, permission: createDataSet.permission },
  { command: templatesCommand, permission: getScreenChanges.permission },
  { command: importCommand, permission: importScreen.permission },
  { command: exportWithDataSetsCommand, permission: exportScreen.permission },
  { command: exportWithoutDataSetsCommand, permission: exportScreen.permission },
  { command: downloadPngCommand, permission: exportScreen.permission },
  { command: downloadSvgCommand, permission: exportScreen.permission },
  { command: downloadPdfCommand, permission: exportScreen.permission },
  { command: versionsCommand, permission: getScreenChanges.permission },
];

/** What is done with the screen as a whole, apart from saving it. */
export function FileMenu() {
  const text = useText();
  const designer = useDesigner();
  const isAllowed = useCan();
  const label = text(WORDS.file);
  return (
    <sl-dropdown
      className="file-menu"
      placement="bottom-start"
      hoist
      onsl-select={(event) => {
        const { value } = (event.detail as { item: { value: string } }).item;
        const chosen = ITEMS.find(({ command }) => command.id === value);
        if (chosen) runCommand(chosen.command, designer);
      }}
    >
      <button slot="trigger" type="button" className="tool-button" aria-label={label} data-tip={label}>
        <Icon name="menu" />
      </button>
      <sl-menu>
        {ITEMS.filter(({ permission }) => isAllowed(permission)).map(({ command }) => (
          <sl-menu-item key={command.id} value={command.id}>
            <span slot="prefix" className="file-menu__icon">
              <Icon name={command.icon} />
            </span>
            {text(command.label)}
          </sl-menu-item>
        ))}
      </sl-menu>
    </sl-dropdown>
  );
}
