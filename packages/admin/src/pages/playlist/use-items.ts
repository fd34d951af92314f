import { LIMITS } from '@aj-report/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormPart } from '../../crud/define-resource.ts';
import { moveItem, nameOfItem } from './form-item.ts';
import { itemsOf, type FormItem } from './playlist-fields.ts';
import { playlistWord } from './playlist.words.ts';

interface Drag {
  readonly from: number;
  /** The place before which it would come to lie. */
  readonly to: number;
}

/** The items of a form, which of them is chosen, and what may be done with them. */
export function useItems({ values, onChange }: Pick<FormPart, 'values' | 'onChange'>) {
  const items = itemsOf(values);
  const [openId, setOpenId] = useState('');
  /** What a reader of the screen hears of a move. */
  const [said, setSaid] = useState('');
  const open = items.find(({ id }) => id === openId) ?? items[0];
  const change = (next: readonly FormItem[]) => onChange('items', next);
  return {
    items,
    open,
    said,
    choose: setOpenId,
    add(added: readonly FormItem[]) {
      change([...items, ...added].slice(0, LIMITS.playlistItemsMax));
      setOpenId(added[0]?.id ?? openId);
    },
    replace: (before: FormItem, item: FormItem) => change(items.map((one) => (one === before ? item : one))),
    remove(item: FormItem) {
      const at = items.indexOf(item);
      if (item === open) setOpenId((items[at + 1] ?? items[at - 1])?.id ?? '');
      change(items.filter((one) => one !== item));
    },
    move(item: FormItem, to: number) {
      const place = Math.max(0, Math.min(items.length - 1, to));
      // The card that has the keys keeps them where it comes to lie.
      flushSync(() => change(moveItem(items, items.indexOf(item), place)));
      setSaid(playlistWord('moved', { name: nameOfItem(item), n: place + 1 }));
      document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item.id)}"] .item-card__open`)?.focus();
    },
  };
}

export type Items = ReturnType<typeof useItems>;

/** An item that is dragged to another place of the list. */
export function useItemDrag({ items, move }: Items) {
  const [drag, setDrag] = useState<Drag | undefined>();
  return {
    start: (place: number) => setDrag({ from: place, to: place }),
    over: (place: number, side: 'before' | 'after') =>
      drag && setDrag({ ...drag, to: side === 'before' ? place : place + 1 }),
    end: () => setDrag(undefined),
    drop() {
      const dragged = drag && items[drag.from];
      setDrag(undefined);
      if (dragged) move(dragged, drag.to > drag.from ? drag.to - 1 : drag.to);
    },
    /** Where the mark of the drop stands at a card. */
    sideAt(place: number): 'before' | 'after' | undefined {
      if (!drag || drag.to === drag.from || drag.to === drag.from + 1) return undefined;
      if (drag.to === place) return 'before';
      return drag.to === items.length && place === items.length - 1 ? 'after' : undefined;
    },
  };
}
