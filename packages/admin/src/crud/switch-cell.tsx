import { useState } from 'react';
import { useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import { atOnce } from '../shoelace/at-once.ts';
import type { CellProps } from './cell-props.ts';

/** A switch of the list: it is set at once, and the list is read again. */
export function SwitchCell<R>({ column, row, context, isOn }: CellProps<R> & { readonly isOn: boolean }) {
  const text = useText();
  const isAllowed = useCan();
  const [isBusy, setIsBusy] = useState(false);
  const { toggle } = column;
  if (!toggle) return null;
  async function change(value: 0 | 1) {
    setIsBusy(true);
    // The call has shown the error; the list shows what is true.
    await toggle?.run(row, value).catch(() => undefined);
    setIsBusy(false);
    context.reload();
  }
  return (
    <sl-switch
      size="small"
      data-switch={column.field}
      checked={isOn}
      disabled={isBusy || !isAllowed(toggle.permission)}
      onsl-change={atOnce((event) => void change((event.target as HTMLInputElement).checked ? 1 : 0))}
    >
      <span className="visually-hidden">{text(column.label)}</span>
    </sl-switch>
  );
}
