import { LIMITS } from '@aj-report/contract';
import { useT, useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import type { ListContext, RowAction } from './define-resource.ts';

/** Actions shown beside each other and those behind "More": up to two inline, else the first alone (spec §2). */
export function splitActions<A>(
  actions: readonly A[],
  inlineCount?: number,
): { readonly inline: readonly A[]; readonly more: readonly A[] } {
  if (inlineCount !== undefined) return { inline: actions.slice(0, inlineCount), more: actions.slice(inlineCount) };
  if (actions.length <= LIMITS.inlineRowActions) return { inline: actions, more: [] };
  return { inline: actions.slice(0, 1), more: actions.slice(1) };
}

interface RowActionsProps<R> {
  readonly actions: readonly RowAction<R>[];
  readonly row: R;
  readonly context: ListContext<R>;
  /** Always so many beside each other, where there is room, as on cards. */
  readonly inlineCount?: number;
}

function MoreMenu<R>({ actions, row, context }: RowActionsProps<R>) {
  const t = useT();
  const text = useText();
  function handleSelect(event: CustomEvent) {
    const { value } = (event.detail as { item: { value: string } }).item;
    actions.find((action) => action.id === value)?.run(row, context);
  }
  return (
    <sl-dropdown placement="bottom-end" hoist onsl-select={handleSelect}>
      <button slot="trigger" type="button" className="text-button row-actions__more">
        {t('crud.more')}
        <sl-icon name="chevron-down" />
      </button>
      <sl-menu>
        {actions.map((action) => (
          <sl-menu-item
            key={action.id}
            value={action.id}
            data-danger={action.isDangerous || undefined}
            disabled={action.isDisabled?.(row) ?? false}
          >
            {text(action.label)}
          </sl-menu-item>
        ))}
      </sl-menu>
    </sl-dropdown>
  );
}

export function RowActions<R>({ actions, row, context, inlineCount }: RowActionsProps<R>) {
  const text = useText();
  const isAllowed = useCan();
  const shown = actions.filter((action) => isAllowed(action.permission ?? '') && !action.isHidden?.(row));
  const { inline, more } = splitActions(shown, inlineCount);
  return (
    <span className="row-actions">
      {inline.map((action) => (
        <button
          key={action.id}
          type="button"
          className={action.isDangerous ? 'text-button text-button--danger' : 'text-button'}
          data-action={action.id}
          disabled={action.isDisabled?.(row) ?? false}
          onClick={() => action.run(row, context)}
        >
          {text(action.label)}
        </button>
      ))}
      {more.length > 0 ? <MoreMenu actions={more} row={row} context={context} /> : null}
    </span>
  );
}
