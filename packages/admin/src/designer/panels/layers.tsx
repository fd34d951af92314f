import { useDeferredValue, useEffect, useMemo, useRef, useState, type DragEvent, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { nameOfWidget } from '../../screen/widget-name.ts';
import { holderOf } from '../document/groups.ts';
import { layerRows, layerTree, linesAround, rangeTo, widgetsIn, type LayerRow } from '../document/layer-tree.ts';
import { groupAt, moveLayers, type DraggedLayers, type LayerPlace } from '../document/move-layers.ts';
import { toggle } from '../document/selection.ts';
import { WORDS } from '../designer.words.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { LAYER_DRAG_TYPE } from '../tools/drag-types.ts';
import { LayerLine } from './layer-line.tsx';
import { handleTreeKeys } from './layer-keys.ts';
import './layers.css';

const MOVE_LABEL = { zh: '调整图层', en: 'Move layers' };

interface LayersProps {
  readonly renaming: string | undefined;
  onRename(id: string | undefined): void;
}

/** The lines that are seen: of a search those that match, without what is around them. */
function useRows(words: string): readonly LayerRow[] {
  const { view } = useDesigner();
  const widgets = useDocument((state) => state.shown.widgets);
  const groups = useDocument((state) => state.screen.groups);
  const folded = useStore(view.store, (state) => state.folded);
  return useMemo(() => {
    const tree = layerTree({ widgets, groups });
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return layerRows(tree, folded);
    return layerRows(tree, new Set())
      .filter(({ node: { widget, group } }) =>
        `${widget ? nameOfWidget(widget, currentLanguage()) : ''} ${widget?.type ?? ''} ${group?.name ?? ''}`
          .toLowerCase()
          .includes(wanted),
      )
      .map((row) => ({ ...row, depth: 0 }));
  }, [widgets, groups, folded, words]);
}

/** What stands around the widget that is selected unfolds, and it comes into view. */
function useReveal(first: string | undefined) {
  const { document, view } = useDesigner();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first === undefined) return;
    view.unfold(linesAround(layerTree(document.shown), first));
    list.current?.querySelector(`[data-layer="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [document, view, first]);
  return list;
}

/** All layers as a tree, the top one first. Click selects; dragging moves in the order and between groups. */
export function Layers({ renaming, onRename }: LayersProps) {
  const designer = useDesigner();
  const text = useText();
  // A brush selects with every move of the pointer: the lines follow when there is time.
  const selection = useDeferredValue(useDocument((state) => state.selection));
  const isEmpty = useDocument((state) => state.shown.widgets.length === 0);
  const folded = useStore(designer.view.store, (state) => state.folded);
  const [words, setWords] = useState('');
  const rows = useRows(words);
  const list = useReveal(selection[0]);
  const drag = useLayerDrag(words.trim() === '');

  function handleSelect(row: LayerRow, event: MouseEvent): void {
    const { document } = designer;
    const { widget, group } = row.node;
    if (event.shiftKey) document.select(rangeTo(rows, document.selection, row.node.id));
    else if (group?.container !== undefined) {
      designer.showPart(group.container, group.id);
      document.select([group.container]);
    } else if (!widget) document.select(widgetsIn(row.node));
    else if (event.ctrlKey || event.metaKey) document.select(toggle(document.selection, widget.id));
    else document.select([widget.id]);
  }

  return (
    <div className="layers">
      <SearchBox label={text(WORDS.searchLayers)} value={words} onChange={setWords} />
      <div
        className="layers__list"
        role="tree"
        aria-label={text(WORDS.layers)}
        ref={list}
        onDrop={drag.handleDrop}
        onDragOver={drag.handleDragOver}
        onDragLeave={drag.handleDragLeave}
        onDragEnd={drag.end}
        onKeyDown={(event) => handleTreeKeys(event, designer.view)}
      >
        {rows.map((row) => (
          <LayerLine
            key={row.node.id}
            row={row}
            isSelected={isSelected(row, selection)}
            isFolded={folded.has(row.node.id)}
            isRenaming={renaming === row.node.id}
            dropEdge={drag.place?.line === row.node.id ? drag.place.edge : undefined}
            onSelect={(event) => handleSelect(row, event)}
            onFold={() => designer.view.toggleFold(row.node.id)}
            onDragStart={(event) => drag.start(row, event)}
            onRename={onRename}
          />
        ))}
        {isEmpty ? <p className="panel__empty">{text(WORDS.emptyLayers)}</p> : null}
        {!isEmpty && rows.length === 0 ? <p className="panel__empty">{text(WORDS.nothingFound)}</p> : null}
      </div>
    </div>
  );
}

function isSelected({ node }: LayerRow, selection: readonly string[]): boolean {
  if (node.widget) return selection.includes(node.widget.id);
  if (node.group?.container !== undefined) return false;
  return selection.length > 1 && widgetsIn(node).every((id) => selection.includes(id));
}

/** Dragging of lines: what is in the hand, where it would come, and the move. */
function useLayerDrag(isOn: boolean) {
  const designer = useDesigner();
  const { document } = designer;
  const [place, setPlace] = useState<LayerPlace | undefined>();
  const dragged = useRef<DraggedLayers | undefined>(undefined);

  function start({ node }: LayerRow, event: DragEvent): void {
    const { selection } = document;
    const own = widgetsIn(node);
    if (node.group) dragged.current = { widgets: own, group: node.id };
    else dragged.current = { widgets: selection.includes(node.id) ? selection : [node.id] };
    event.dataTransfer.setData(LAYER_DRAG_TYPE, node.id);
    event.dataTransfer.effectAllowed = 'move';
  }

  function end(): void {
    dragged.current = undefined;
    setPlace(undefined);
  }

  function handleDragOver(event: DragEvent): void {
    const found = isOn && dragged.current ? placeAt(event) : undefined;
    const isPossible = found && groupAt(document.screen, dragged.current!, found) !== null;
    if (isPossible) event.preventDefault();
    if (found?.line !== place?.line || found?.edge !== place?.edge) setPlace(isPossible ? found : undefined);
  }

  function handleDrop(event: DragEvent): void {
    if (dragged.current && place) {
      event.preventDefault();
      document.change(MOVE_LABEL, moveLayers(dragged.current, place));
      const holder = holderOf(document.screen, dragged.current.widgets[0] ?? '');
      // What came into a tab that is not shown would be gone from the canvas.
      if (holder) designer.showPart(holder.containerId, holder.partId);
    }
    end();
  }

  function handleDragLeave(event: DragEvent): void {
    if (event.currentTarget === event.target) setPlace(undefined);
  }

  return { place, start, end, handleDragOver, handleDrop, handleDragLeave };
}

/** Share of a line at its top and bottom where something comes beside a line that can hold it. */
const EDGE_SHARE = 0.3;

function placeAt(event: DragEvent): LayerPlace | undefined {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-layer]')];
  const row = rows.find((one) => event.clientY < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row) return undefined;
  const box = row.getBoundingClientRect();
  const at = (event.clientY - box.top) / box.height;
  const line = row.dataset['layer']!;
  if (row.dataset['part'] !== undefined) return { line, edge: 'inside' };
  if (row.dataset['holds'] !== undefined && at > EDGE_SHARE && at < 1 - EDGE_SHARE) return { line, edge: 'inside' };
  return { line, edge: at < 0.5 ? 'above' : 'below' };
}
