import { useText } from '../../i18n/i18n.ts';
import { canMakeSets } from '../../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../../make-screen/make-screen.words.ts';
import { runCommand } from '../commands/command-list.ts';
import { makeScreenCommand } from '../commands/make-screen.command.ts';
import { templatesCommand } from '../commands/templates.command.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';

/** What to begin with while nothing is on the canvas. */
export function EmptyHint() {
  const text = useText();
  const designer = useDesigner();
  const isEmpty = useDocument((state) => state.shown.widgets.length === 0);
  if (!isEmpty) return null;
  return (
    <div className="designer__empty">
      <Icon name="palette" />
      {text(WORDS.emptyCanvas)}
      {canMakeSets() ? (
        <button
          type="button"
          className="button button--primary"
          data-button="make-screen"
          onClick={() => runCommand(makeScreenCommand, designer)}
        >
          <Icon name="wand" />
          {text(MAKE_WORDS.make)}
        </button>
      ) : null}
      <button
        type="button"
        className="button"
        data-button="templates"
        onClick={() => runCommand(templatesCommand, designer)}
      >
        <Icon name={templatesCommand.icon} />
        {text(templatesCommand.label)}
      </button>
    </div>
  );
}
