import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { factsOfItem, nameOfItem } from './form-item.ts';
import { ItemPicture } from './item-picture.tsx';
import type { FormItem } from './playlist-fields.ts';
import { playlistWord } from './playlist.words.ts';

interface ItemCardProps {
  readonly item: FormItem;
  /** From 0. */
  readonly place: number;
  readonly pageName: string;
  readonly isOpen: boolean;
  readonly hasProblem: boolean;
  readonly disabled: boolean;
  /** The side on which the dragged item would come to lie. */
  readonly drop: 'before' | 'after' | undefined;
  onOpen(): void;
  onRemove(): void;
  onMove(to: number): void;
  onDragStart(): void;
  onDragOver(side: 'before' | 'after'): void;
  onDrop(): void;
  onDragEnd(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const DRAG_TYPE = 'application/x-aj-playlist-item';

function sideOf(event: DragEvent<HTMLElement>): 'before' | 'after' {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'before' : 'after';
}

/** An item in the list of its form: what it shows, when, and for how long. */
export function ItemCard(props: ItemCardProps) {
  const { item, place, pageName, isOpen, hasProblem, disabled, drop, onMove } = props;
  const [isDragged, setIsDragged] = useState(false);
  const name = nameOfItem(item);
  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey || disabled) return;
    event.preventDefault();
    onMove(place + step);
  }
  return (
    <li
      className="item-card"
      data-item={item.id}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      data-invalid={hasProblem || undefined}
      draggable={!disabled}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, item.id);
        event.dataTransfer.effectAllowed = 'move';
        setIsDragged(true);
        props.onDragStart();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        props.onDragOver(sideOf(event));
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onDragEnd={() => {
        setIsDragged(false);
        props.onDragEnd();
      }}
    >
      {disabled ? null : <sl-icon name="grip-vertical" className="item-card__grip" aria-hidden="true" />}
      <button
        type="button"
        className="item-card__open"
        aria-pressed={isOpen}
        title={disabled ? name : `${name}\n${playlistWord('order')}`}
        onClick={props.onOpen}
        onKeyDown={handleKey}
      >
        <span className="item-card__place number">{place + 1}</span>
        <ItemPicture item={item} />
        <span className="item-card__words">
          <span className="item-card__name ellipsis">{name}</span>
          <span className="muted ellipsis">{factsOfItem(item, pageName).join(' · ')}</span>
        </span>
        <span className="item-card__seconds number">{playlistWord('secondsOf', { count: item.seconds })}</span>
      </button>
      {disabled ? null : (
        <sl-icon-button name="trash" label={playlistWord('remove', { name })} onClick={props.onRemove} />
      )}
    </li>
  );
}
