import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { DragEvent, MouseEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { renameWidget, setHidden, setLocked } from '../document/operations.ts';
import { renameCommand } from '../commands/rename.command.ts';
import { hideCommand } from '../commands/hide.command.ts';
import { lockCommand } from '../commands/lock.command.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { LAYER_DRAG_TYPE } from './drag-types.ts';
import { WidgetIcon } from './widget-icon.tsx';

interface LayerRowProps {
  readonly widget: NormalWidget;
  /** Groups around it: their names, outermost first. */
  readonly groups: readonly string[];
  readonly isSelected: boolean;
  readonly isRenaming: boolean;
  /** The edge at which a dragged layer would come in. */
  readonly dropEdge: 'before' | 'after' | undefined;
  onSelect(event: MouseEvent): void;
  onRename(id: string | undefined): void;
}

export function LayerRow({ widget, groups, isSelected, isRenaming, dropEdge, onSelect, onRename }: LayerRowProps) {
  const text = useText();
  const name = widget.layerName || text(declarations[widget.type]?.label ?? { zh: widget.type, en: widget.type });

  function handleDragStart(event: DragEvent): void {
    event.dataTransfer.setData(LAYER_DRAG_TYPE, widget.id);
    event.dataTransfer.effectAllowed = 'move';
  }

  return (
    <div
      className="layer"
      role="listitem"
      data-selected={isSelected || undefined}
      data-layer={widget.id}
      data-drop={dropEdge}
      data-hidden={widget.hidden || undefined}
      draggable={!isRenaming}
      onDragStart={handleDragStart}
      onClick={onSelect}
      onDoubleClick={() => onRename(widget.id)}
    >
      {groups.map((name, depth) => (
        <span key={depth} className="layer__group ellipsis" title={name}>
          {name}
        </span>
      ))}
      <WidgetIcon type={widget.type} />
      {isRenaming ? (
        <NameInput widget={widget} name={name} onDone={() => onRename(undefined)} />
      ) : (
        <button type="button" className="layer__name ellipsis" title={name} aria-pressed={isSelected}>
          {name}
        </button>
      )}
      <StateButtons widget={widget} />
    </div>
  );
}

function NameInput({ widget, name, onDone }: { readonly widget: NormalWidget; readonly name: string; onDone(): void }) {
  const { document } = useDesigner();
  const text = useText();

  function commit(value: string): void {
    if (value.trim() !== '') document.change(renameCommand.label, renameWidget(widget.id, value));
    onDone();
  }

  return (
    <input
      className="layer__input"
      autoFocus
      aria-label={text(WORDS.layerName)}
      maxLength={200}
      defaultValue={name}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => commit(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value);
        if (event.key === 'Escape') onDone();
      }}
    />
  );
}

function StateButtons({ widget }: { readonly widget: NormalWidget }) {
  const { document } = useDesigner();
  const text = useText();
  return (
    <span
      className="layer__states"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        aria-label={text(lockCommand.label)}
        title={text(lockCommand.label)}
        aria-pressed={widget.locked}
        onClick={() => document.change(lockCommand.label, setLocked([widget.id], !widget.locked))}
      >
        <Icon name={widget.locked ? 'lock' : 'unlock'} />
      </button>
      <button
        type="button"
        aria-label={text(hideCommand.label)}
        title={text(hideCommand.label)}
        aria-pressed={widget.hidden}
        onClick={() => document.change(hideCommand.label, setHidden([widget.id], !widget.hidden))}
      >
        <Icon name={widget.hidden ? 'eye-off' : 'eye'} />
      </button>
    </span>
  );
}
