import { useId, type CSSProperties, type DragEvent, type MouseEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { nameOfWidget } from '../../screen/widget-name.ts';
import { hideCommand } from '../commands/hide.command.ts';
import { lockCommand } from '../commands/lock.command.ts';
import { renameCommand } from '../commands/rename.command.ts';
import { renameGroup } from '../document/groups.ts';
import { widgetsIn, type LayerNode, type LayerRow } from '../document/layer-tree.ts';
import { renameWidget, setHidden, setLocked } from '../document/operations.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { WidgetIcon } from './widget-icon.tsx';

interface LayerLineProps {
  readonly row: LayerRow;
  readonly isSelected: boolean;
  readonly isFolded: boolean;
  readonly isRenaming: boolean;
  /** Where a dragged layer would come in. */
  readonly dropEdge: 'above' | 'below' | 'inside' | undefined;
  onSelect(event: MouseEvent): void;
  onFold(): void;
  onDragStart(event: DragEvent): void;
  onRename(id: string | undefined): void;
}

/** One line of the layers: a widget, a group, or a part of a container. */
export function LayerLine(props: LayerLineProps) {
  const { row, isSelected, isFolded, isRenaming, dropEdge, onRename } = props;
  const { node, depth } = row;
  const name = useName(node);
  const inside = widgetsIn(node);
  const isPart = node.group?.container !== undefined;
  const isHidden = useIsHidden(node);
  return (
    <div
      className="layer"
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={node.holds === undefined && node.children.length === 0 ? undefined : !isFolded}
      data-selected={isSelected || undefined}
      data-layer={node.id}
      data-holds={node.holds}
      data-part={isPart || undefined}
      data-drop={dropEdge}
      data-hidden={isHidden || undefined}
      style={{ '--depth': depth } as CSSProperties}
      draggable={!isRenaming && !isPart}
      onDragStart={props.onDragStart}
      onClick={props.onSelect}
      onDoubleClick={() => onRename(node.id)}
    >
      <FoldButton node={node} isFolded={isFolded} onFold={props.onFold} />
      {node.widget ? <WidgetIcon type={node.widget.type} /> : <Icon name={isPart ? 'box' : 'layers'} />}
      {isRenaming ? (
        <NameInput node={node} name={name} onDone={() => onRename(undefined)} />
      ) : (
        <button type="button" className="layer__name ellipsis" title={name} aria-pressed={isSelected}>
          {name}
        </button>
      )}
      {isFolded && inside.length > 0 ? <span className="layer__count">{inside.length}</span> : null}
      {isPart ? null : <StateButtons node={node} />}
    </div>
  );
}

function useName({ widget, group }: LayerNode): string {
  const text = useText();
  if (!widget) return group?.name || text(WORDS.unnamedGroup);
  return nameOfWidget(widget, currentLanguage());
}

/** Ids that the states of a line are about: of a container its own only, of a group all within. */
function subjectsOf(node: LayerNode): readonly string[] {
  return node.widget ? [node.widget.id] : widgetsIn(node);
}

function useIsHidden(node: LayerNode): boolean {
  const { document } = useDesigner();
  const ids = subjectsOf(node);
  return ids.length > 0 && ids.every((id) => document.widget(id)?.hidden);
}

interface FoldButtonProps {
  readonly node: LayerNode;
  readonly isFolded: boolean;
  onFold(): void;
}

function FoldButton({ node, isFolded, onFold }: FoldButtonProps) {
  const text = useText();
  if (node.children.length === 0) return <span />;
  const label = text(isFolded ? WORDS.unfold : WORDS.fold);
  return (
    <button
      type="button"
      className="layer__fold"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onFold();
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
    </button>
  );
}

function NameInput({ node, name, onDone }: { readonly node: LayerNode; readonly name: string; onDone(): void }) {
  const { document } = useDesigner();
  const text = useText();
  const id = useId();

  function commit(value: string): void {
    const recipe = node.widget ? renameWidget(node.id, value) : renameGroup(node.id, value.trim());
    if (value.trim() !== '' && value !== name) document.change(renameCommand.label, recipe);
    onDone();
  }

  return (
    <input
      id={id}
      className="layer__input"
      autoFocus
      aria-label={text(WORDS.layerName)}
      maxLength={200}
      defaultValue={name}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => commit(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // Save works while a name is typed; arrows and letters belong to the name.
        if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value);
        if (event.key === 'Escape') onDone();
      }}
    />
  );
}

function StateButtons({ node }: { readonly node: LayerNode }) {
  const { document } = useDesigner();
  const ids = subjectsOf(node);
  const widgets = ids.flatMap((id) => document.widget(id) ?? []);
  const isLocked = widgets.every(({ locked }) => locked);
  const isHidden = widgets.every(({ hidden }) => hidden);
  return (
    <span
      className="layer__states"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <StateButton
        label={lockCommand.label}
        isOn={isLocked}
        icon={isLocked ? 'lock' : 'unlock'}
        onClick={() => document.change(lockCommand.label, setLocked(ids, !isLocked))}
      />
      <StateButton
        label={hideCommand.label}
        isOn={isHidden}
        icon={isHidden ? 'eye-off' : 'eye'}
        onClick={() => document.change(hideCommand.label, setHidden(ids, !isHidden))}
      />
    </span>
  );
}

interface StateButtonProps {
  readonly label: (typeof lockCommand)['label'];
  readonly isOn: boolean;
  readonly icon: IconName;
  onClick(): void;
}

function StateButton({ label, isOn, icon, onClick }: StateButtonProps) {
  const text = useText();
  return (
    <button type="button" aria-label={text(label)} title={text(label)} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
