import type { BlockListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { runCommand } from '../commands/command-list.ts';
import { saveAsBlockCommand } from '../commands/save-as-block.command.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { BlockCard } from './block-card.tsx';
import { loadBlocks, useBlocks } from './block-store.ts';
import { BLOCK_WORDS } from './blocks.words.ts';
import './blocks.css';

/** Blocks that bear all words that were typed, in their name or that of their owner. */
function findBlocks(blocks: readonly BlockListItem[], words: string): readonly BlockListItem[] {
  const sought = words.toLowerCase().split(/\s+/);
  return blocks.filter(({ blockName, createBy }) => {
    const known = `${blockName} ${createBy}`.toLowerCase();
    return sought.every((word) => known.includes(word));
  });
}

/** Own and shared blocks with their pictures: dragged to the canvas, or added by click or Enter. */
export default function BlocksPanel() {
  const text = useText();
  const { blocks, problem } = useBlocks();
  const [words, setWords] = useState('');
  useEffect(() => void loadBlocks(), []);
  if (!blocks) return <Waiting problem={problem} />;
  if (blocks.length === 0) return <Empty />;
  const found = findBlocks(blocks, words.trim());
  const sections = [
    { id: 'mine', label: BLOCK_WORDS.mine, blocks: found.filter(({ isShared }) => !isShared) },
    { id: 'shared', label: BLOCK_WORDS.shared, blocks: found.filter(({ isShared }) => isShared) },
  ].filter((section) => section.blocks.length > 0);
  return (
    <div className="blocks">
      <SearchBox label={text(BLOCK_WORDS.search)} value={words} onChange={setWords} />
      <div className="blocks__list">
        {sections.map((section) => (
          <section key={section.id} className="blocks__section" aria-label={text(section.label)}>
            <h3 className="palette__title">
              {text(section.label)}
              <span className="palette__count number">{section.blocks.length}</span>
            </h3>
            {section.blocks.map((block) => (
              <BlockCard key={block.id} block={block} />
            ))}
          </section>
        ))}
        {sections.length === 0 ? <p className="panel__empty">{text(BLOCK_WORDS.nothingFound)}</p> : null}
      </div>
      <p className="palette__hint">{text(BLOCK_WORDS.hint)}</p>
    </div>
  );
}

/** The blocks are on their way, or could not be had. */
function Waiting({ problem }: { readonly problem: string | undefined }) {
  const text = useText();
  if (problem === undefined) {
    return (
      <div className="blocks__waiting">
        {[0, 1, 2].map((place) => (
          <sl-skeleton key={place} effect="sheen" />
        ))}
      </div>
    );
  }
  return (
    <div className="blocks__empty" role="alert">
      <p>{problem}</p>
      <button type="button" className="button" onClick={() => void loadBlocks()}>
        {text(WORDS.retry)}
      </button>
    </div>
  );
}

/** What blocks are, and how to make the first one. */
function Empty() {
  const text = useText();
  const designer = useDesigner();
  const hasSelection = useDocument((state) => state.selection.length > 0);
  return (
    <div className="blocks__empty">
      <Icon name="block" />
      <strong>{text(BLOCK_WORDS.emptyTitle)}</strong>
      <p>{text(BLOCK_WORDS.emptyText)}</p>
      <button
        type="button"
        className="button button--primary"
        data-button="save-as-block"
        disabled={!hasSelection}
        onClick={() => runCommand(saveAsBlockCommand, designer)}
      >
        {text(saveAsBlockCommand.label)}
      </button>
      {hasSelection ? null : <p>{text(BLOCK_WORDS.emptyChosen)}</p>}
    </div>
  );
}
