import type { Language, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { renameCommand } from '../commands/rename.command.ts';
import { renameWidget } from '../document/operations.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { DataPanel } from './data-binding/data-panel.tsx';
import { Icon } from '../icons/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { useSettledSelection } from '../ui/use-settled-selection.ts';
import { InteractionPanel } from './interaction/interaction-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ScreenPanel } from './screen-panel.tsx';
import { StylePanel } from './style-panel.tsx';
import { WidgetIcon } from './widget-icon.tsx';

export type RightTab = 'style' | 'data' | 'interaction' | 'position';

interface RightPanelProps {
  readonly language: Language;
  readonly tab: RightTab;
  onTab(tab: RightTab): void;
}

/** Properties of what is selected; of the screen when nothing is. */
export function RightPanel({ language, tab, onTab }: RightPanelProps) {
  const text = useText();
  const widgets = useDeferredValue(useSettledSelection());
  const body = useScrolledUp(`${tab} ${widgets.map(({ type }) => type).join(' ')}`);
  if (widgets.length === 0) {
    return (
      <aside className="panel panel--right">
        <header className="panel__head">
          <Icon name="screen" />
          <span className="panel__name">{text(WORDS.screen)}</span>
        </header>
        <div className="panel__body">
          <ScreenPanel language={language} />
        </div>
      </aside>
    );
  }
  return (
    <aside className="panel panel--right">
      <SelectionHead widgets={widgets} />
      <Tabs<RightTab>
        label={text(WORDS.style)}
        tabs={[
          { id: 'style', label: text(WORDS.style) },
          { id: 'data', label: text(WORDS.data) },
          { id: 'interaction', label: text(WORDS.interaction) },
          { id: 'position', label: text(WORDS.position) },
        ]}
        value={tab}
        onChange={onTab}
      />
      <div className="panel__body" ref={body}>
        {tab === 'style' ? <StylePanel widgets={widgets} language={language} /> : null}
        {tab === 'data' ? <DataPanel widgets={widgets} language={language} /> : null}
        {tab === 'interaction' ? <InteractionPanel widgets={widgets} language={language} /> : null}
        {tab === 'position' ? <PositionPanel widgets={widgets} language={language} /> : null}
      </div>
    </aside>
  );
}

/** Properties of another kind begin at their top; those of another widget of the same kind stay where they are. */
function useScrolledUp(kind: string) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [kind]);
  return body;
}

function SelectionHead({ widgets }: { readonly widgets: readonly NormalWidget[] }) {
  const designer = useDesigner();
  const text = useText();
  const [widget, ...others] = widgets;
  if (!widget) return null;
  if (others.length > 0) {
    return (
      <header className="panel__head">
        <Icon name="layers" />
        <span className="panel__name">{fill(text(WORDS.chosen), { count: widgets.length })}</span>
      </header>
    );
  }
  const typeName = text(declarations[widget.type]?.label ?? { zh: widget.type, en: widget.type });
  return (
    <header className="panel__head">
      <WidgetIcon type={widget.type} />
      <input
        key={`${widget.id} ${widget.layerName}`}
        className="panel__name panel__name--input"
        aria-label={text(WORDS.layerName)}
        maxLength={200}
        defaultValue={widget.layerName || typeName}
        onBlur={(event) =>
          designer.document.change(renameCommand.label, renameWidget(widget.id, event.target.value || typeName))
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <span className="panel__type">{typeName}</span>
    </header>
  );
}
