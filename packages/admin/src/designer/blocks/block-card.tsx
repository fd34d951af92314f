import { BASE_PREFIX, LIMITS, pathOf, readReportPicture, type BlockListItem } from '@aj-report/contract';
import { useEffect, useState, type DragEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../icons/icon.tsx';
import { BLOCK_DRAG_TYPE } from '../tools/drag-types.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { BlockMenu } from './block-menu.tsx';
import { changeBlock, takeMissingPicture } from './block-store.ts';
import { BLOCK_WORDS } from './blocks.words.ts';
import { insertStored } from './insert-stored.ts';

/** One block: its picture, its name, and what can be done with it. */
export function BlockCard({ block }: { readonly block: BlockListItem }) {
  const text = useText();
  const designer = useDesigner();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { id, blockName, widgetCount, isShared, createBy } = block;
  const count =
    widgetCount === 1 ? text(BLOCK_WORDS.oneWidget) : fill(text(BLOCK_WORDS.widgets), { count: widgetCount });

  useEffect(() => takeMissingPicture(block, designer.document.screen.reportCode), [block, designer]);

  function handleDragStart(event: DragEvent<HTMLElement>): void {
    event.dataTransfer.setData(BLOCK_DRAG_TYPE, id);
    event.dataTransfer.effectAllowed = 'copy';
    const picture = event.currentTarget.querySelector('.block-card__picture');
    if (picture) event.dataTransfer.setDragImage(picture, picture.clientWidth / 2, picture.clientHeight / 2);
  }

  // A second click while the block is on its way would add it twice.
  async function add(): Promise<void> {
    if (isAdding) return;
    setIsAdding(true);
    await insertStored(designer, id);
    setIsAdding(false);
  }

  return (
    <article className="block-card" data-block={id} draggable={!isRenaming} onDragStart={handleDragStart}>
      <button type="button" className="block-card__add" title={blockName} onClick={() => void add()}>
        <BlockPicture block={block} />
        <span className="block-card__texts">
          {isRenaming ? null : <span className="block-card__name ellipsis">{blockName}</span>}
          <span className="block-card__facts muted ellipsis">{isShared ? `${count} · ${createBy}` : count}</span>
        </span>
      </button>
      {isRenaming ? <NameInput block={block} onDone={() => setIsRenaming(false)} /> : null}
      <BlockMenu block={block} onRename={() => setIsRenaming(true)} />
    </article>
  );
}

function BlockPicture({ block: { pictureId, width, height } }: { readonly block: BlockListItem }) {
  const [lost, setLost] = useState('');
  return (
    <span className="block-card__picture" aria-hidden="true">
      {pictureId === '' || pictureId === lost ? (
        <Icon name="block" />
      ) : (
        <img
          src={BASE_PREFIX + pathOf(readReportPicture, { pictureId })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          width={width}
          height={height}
          onError={() => setLost(pictureId)}
        />
      )}
    </span>
  );
}

function NameInput({ block: { id, blockName }, onDone }: { readonly block: BlockListItem; onDone(): void }) {
  const text = useText();
  const { document } = useDesigner();
  return (
    <input
      className="block-card__input"
      autoFocus
      aria-label={text(BLOCK_WORDS.name)}
      maxLength={LIMITS.blockNameMax}
      defaultValue={blockName}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        const name = event.target.value.trim();
        if (name !== '' && name !== blockName) void changeBlock({ id, blockName: name }, document.screen.reportCode);
        onDone();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        if (event.key === 'Escape') onDone();
      }}
    />
  );
}
