import { groupsAround, type NormalWidget, type ScreenGroup } from '@aj-report/contract';
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { moveWidgetsTo } from '../document/operations.ts';
import { WORDS } from '../designer.words.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { LAYER_DRAG_TYPE } from './drag-types.ts';
import { LayerRow } from './layer-row.tsx';
import './layers.css';

const REORDER_LABEL = { zh: '调整图层顺序', en: 'Reorder the layers' };

/** Where a dragged layer would come: before the row at `index`, of the list from the top layer down. */
interface DropPlace {
  readonly index: number;
}

interface LayersProps {
  readonly renaming: string | undefined;
  onRename(id: string | undefined): void;
}

/** All layers, the top one first. Click selects, dragging changes the order. */
export function Layers({ renaming, onRename }: LayersProps) {
  const designer = useDesigner();
  const text = useText();
  const widgets = useDocument((state) => state.screen.widgets);
  const groups = useDocument((state) => state.screen.groups);
  const selection = useDocument((state) => state.selection);
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<DropPlace | undefined>();
  const list = useRef<HTMLDivElement>(null);
  const layers = [...widgets].reverse();
  const wanted = words.trim().toLowerCase();
  const shown = layers.filter((widget) => `${widget.layerName} ${widget.type}`.toLowerCase().includes(wanted));

  const first = selection[0];
  useEffect(() => {
    if (first === undefined) return;
    list.current?.querySelector(`[data-layer="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [first]);

  function handleSelect(id: string, event: MouseEvent): void {
    const { document } = designer;
    if (event.shiftKey && first !== undefined) document.select(between(shown, first, id));
    else if (event.ctrlKey || event.metaKey) {
      document.select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]);
    } else document.select([id]);
  }

  function handleDrop(event: DragEvent): void {
    const id = event.dataTransfer.getData(LAYER_DRAG_TYPE);
    setPlace(undefined);
    if (!id || !place) return;
    event.preventDefault();
    const moved = selection.includes(id) ? selection : [id];
    designer.document.change(REORDER_LABEL, moveWidgetsTo(moved, widgets.length - place.index));
  }

  function handleDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(LAYER_DRAG_TYPE) || wanted !== '') return;
    event.preventDefault();
    setPlace({ index: dropIndex(event) });
  }

  return (
    <div className="layers">
      <SearchBox label={text(WORDS.searchLayers)} value={words} onChange={setWords} />
      <div
        className="layers__list"
        role="list"
        aria-label={text(WORDS.layers)}
        ref={list}
        onDrop={handleDrop}
        onDragOver={handleDragOver}
        onDragLeave={(event) => event.currentTarget === event.target && setPlace(undefined)}
        onKeyDown={(event) => moveFocus(event)}
      >
        {shown.map((widget, index) => (
          <LayerRow
            key={widget.id}
            widget={widget}
            groups={groupNames(groups, widget)}
            isSelected={selection.includes(widget.id)}
            isRenaming={renaming === widget.id}
            dropEdge={
              place?.index === index
                ? 'before'
                : place?.index === index + 1 && index === shown.length - 1
                  ? 'after'
                  : undefined
            }
            onSelect={(event) => handleSelect(widget.id, event)}
            onRename={onRename}
          />
        ))}
        {widgets.length === 0 ? <p className="panel__empty">{text(WORDS.emptyLayers)}</p> : null}
        {widgets.length > 0 && shown.length === 0 ? <p className="panel__empty">{text(WORDS.nothingFound)}</p> : null}
      </div>
    </div>
  );
}

/** Names of the groups around a widget, outermost first; a part without a name is not told. */
function groupNames(groups: readonly ScreenGroup[], { group }: NormalWidget): readonly string[] {
  return groupsAround(groups, group)
    .map(({ name = '' }) => name)
    .filter((name) => name !== '')
    .toReversed();
}

function between(layers: readonly { id: string }[], from: string, to: string): string[] {
  const a = layers.findIndex((layer) => layer.id === from);
  const b = layers.findIndex((layer) => layer.id === to);
  const range = layers.slice(Math.min(a, b), Math.max(a, b) + 1).map((layer) => layer.id);
  return [from, ...range.filter((id) => id !== from)];
}

function dropIndex(event: DragEvent): number {
  const rows = [...event.currentTarget.querySelectorAll('[data-layer]')];
  const index = rows.findIndex((row) => {
    const box = row.getBoundingClientRect();
    return event.clientY < box.top + box.height / 2;
  });
  return index < 0 ? rows.length : index;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.layer__name')];
  const index = rows.indexOf(document.activeElement as HTMLElement);
  rows[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
