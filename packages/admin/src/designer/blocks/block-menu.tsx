import type { BlockListItem } from '@aj-report/contract';
import { toastSuccess } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { askToConfirm } from '../../shell/confirm.tsx';
import { fill } from '../../i18n/fill.ts';
import { takeBlock } from '../document/block.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { changeBlock, removeBlock } from './block-store.ts';
import { BLOCK_WORDS } from './blocks.words.ts';

interface BlockMenuProps {
  readonly block: BlockListItem;
  onRename(): void;
}

/** What its owner can do with a block, and who manages shared ones. Nothing for everybody else. */
export function BlockMenu({ block, onRename }: BlockMenuProps) {
  const text = useText();
  const isAllowed = useCan();
  const designer = useDesigner();
  const count = useDocument((state) => state.selection.length);
  const { id, blockName: name, isMine, isShared } = block;
  const mayChange = isMine || isAllowed('screenBlockManage:update');
  const mayDelete = isMine || isAllowed('screenBlockManage:delete');
  const { reportCode } = designer.document.screen;
  if (!mayChange && !mayDelete) return null;

  async function share(): Promise<void> {
    const isDone = await changeBlock({ id, isShared: !isShared }, reportCode);
    if (isDone) toastSuccess(text(isShared ? BLOCK_WORDS.nowMine : BLOCK_WORDS.nowShared));
  }

  async function replace(): Promise<void> {
    const taken = takeBlock(designer.document.screen, designer.document.selection);
    if (!taken) return;
    const isConfirmed = await askToConfirm({
      title: fill(text(BLOCK_WORDS.replaceTitle), { name }),
      message: fill(text(BLOCK_WORDS.replaceText), { count }),
      confirmLabel: text(BLOCK_WORDS.replace),
    });
    if (!isConfirmed) return;
    const isDone = await changeBlock({ id, document: taken.document }, reportCode);
    if (isDone) toastSuccess(fill(text(BLOCK_WORDS.replaced), { name }));
  }

  async function remove(): Promise<void> {
    const isConfirmed = await askToConfirm({
      title: fill(text(BLOCK_WORDS.deleteTitle), { name }),
      message: text(isShared ? BLOCK_WORDS.deleteShared : BLOCK_WORDS.deleteText),
      confirmLabel: text(BLOCK_WORDS.delete),
      isDangerous: true,
    });
    if (isConfirmed && (await removeBlock(id))) toastSuccess(fill(text(BLOCK_WORDS.deleted), { name }));
  }

  const run: Readonly<Record<string, () => void>> = {
    rename: onRename,
    share: () => void share(),
    replace: () => void replace(),
    delete: () => void remove(),
  };
  return (
    <sl-dropdown
      className="block-card__menu"
      placement="bottom-end"
      hoist
      onsl-select={(event) => run[(event.detail as { item: { value: string } }).item.value]?.()}
    >
      <button slot="trigger" type="button" className="block-card__more" aria-label={text(BLOCK_WORDS.more)}>
        <Icon name="dots" />
      </button>
      <sl-menu>
        {mayChange ? <sl-menu-item value="rename">{text(BLOCK_WORDS.rename)}</sl-menu-item> : null}
        {mayChange ? (
          <sl-menu-item value="share">{text(isShared ? BLOCK_WORDS.unshare : BLOCK_WORDS.share)}</sl-menu-item>
        ) : null}
        {mayChange ? (
          <sl-menu-item value="replace" disabled={count === 0}>
            {text(BLOCK_WORDS.replace)}
          </sl-menu-item>
        ) : null}
        {mayDelete ? <sl-menu-item value="delete">{text(BLOCK_WORDS.delete)}</sl-menu-item> : null}
      </sl-menu>
    </sl-dropdown>
  );
}
