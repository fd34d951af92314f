import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { addPageCommand } from '../commands/add-page.command.ts';
import { runCommand } from '../commands/command-list.ts';
import type { Command } from '../commands/command.ts';
import { deletePageCommand } from '../commands/delete-page.command.ts';
import { duplicatePageCommand } from '../commands/duplicate-page.command.ts';
import { movePageEarlierCommand } from '../commands/move-page-earlier.command.ts';
import { movePageLaterCommand } from '../commands/move-page-later.command.ts';
import { nextPageCommand } from '../commands/next-page.command.ts';
import { previousPageCommand } from '../commands/previous-page.command.ts';
import { movePage, moveToPage, pageTabs, renamePage, type PageTab } from '../document/pages.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { PagePicture } from './page-picture.tsx';
import { PAGE_WORDS } from './pages.words.ts';
import './page-bar.css';

const PAGE_DRAG_TYPE = 'application/x-aj-page';
const FOR_STORED = { isForStored: true } as const;
const STEPS: Readonly<Record<string, Command>> = { ArrowLeft: previousPageCommand, ArrowRight: nextPageCommand };
const MOVES: Readonly<Record<string, Command>> = {
  ArrowLeft: movePageEarlierCommand,
  ArrowRight: movePageLaterCommand,
};

/** Where a page that is dragged would go. */
interface Drop {
  readonly page: string;
  readonly side: 'before' | 'after';
}

/** Pages of a screen with their pictures: a click shows one, dragging and Alt+arrows move, a double click renames. */
export default function PageBar() {
  const text = useText();
  const designer = useDesigner();
  const stored = useDocument((state) => state.stored);
  const { page: current, layout } = useDocument((state) => state.scope);
  const [dragged, setDragged] = useState<string | undefined>();
  const [drop, setDrop] = useState<Drop | undefined>();
  const list = useRef<HTMLDivElement>(null);
  const tabs = pageTabs(stored, currentLanguage());

  function handleDragOver(event: DragEvent<HTMLElement>, page: string): void {
    if (dragged === undefined || !event.dataTransfer.types.includes(PAGE_DRAG_TYPE)) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const side = event.clientX < left + width / 2 ? 'before' : 'after';
    if (drop?.page !== page || drop.side !== side) setDrop({ page, side });
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    if (dragged === undefined || !drop || drop.page === dragged) return;
    const others = tabs.filter(({ id }) => id !== dragged);
    const index = others.findIndex(({ id }) => id === drop.page) + (drop.side === 'after' ? 1 : 0);
    designer.document.change(PAGE_WORDS.reorder, movePage(dragged, index), FOR_STORED);
  }

  /** Arrows go from the page that has the keys to the one beside it, with Alt they move it there. */
  function handleKey(event: KeyboardEvent): void {
    const commands = event.altKey ? MOVES : STEPS;
    const command = commands[event.key];
    if (!command || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const focused = (event.target as Element).closest<HTMLElement>('[data-page]')?.dataset['page'];
    flushSync(() => {
      if (focused !== undefined) designer.document.goTo({ page: focused });
      runCommand(command, designer);
    });
    const { page } = designer.document.scope;
    list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(page)}"] [role=tab]`)?.focus();
  }

  function endDrag(): void {
    setDragged(undefined);
    setDrop(undefined);
  }

  return (
    <nav className="page-bar" aria-label={text(PAGE_WORDS.pages)}>
      <div
        ref={list}
        className="page-bar__list"
        role="tablist"
        aria-label={text(PAGE_WORDS.pages)}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <div
            key={tab.id}
            className="page-bar__page"
            data-page={tab.id}
            data-current={tab.id === current || undefined}
            data-dragged={tab.id === dragged || undefined}
            data-drop={drop?.page === tab.id && tab.id !== dragged ? drop.side : undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(PAGE_DRAG_TYPE, tab.id);
              event.dataTransfer.effectAllowed = 'move';
              setDragged(tab.id);
            }}
            onDragOver={(event) => handleDragOver(event, tab.id)}
            onDrop={handleDrop}
            onDragEnd={endDrag}
          >
            <Page tab={tab} isCurrent={tab.id === current} layout={layout} />
          </div>
        ))}
      </div>
      <div className="page-bar__tools">
        <CommandButton command={addPageCommand} />
        <CommandButton command={duplicatePageCommand} />
        <CommandButton command={movePageEarlierCommand} />
        <CommandButton command={movePageLaterCommand} />
        <CommandButton command={deletePageCommand} />
      </div>
    </nav>
  );
}

interface PageProps {
  readonly tab: PageTab;
  readonly isCurrent: boolean;
  readonly layout: 'desktop' | 'phone';
}

function Page({ tab, isCurrent, layout }: PageProps) {
  const text = useText();
  const { document } = useDesigner();
  const count = useDocument((state) => state.selection.length);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      <button
        type="button"
        role="tab"
        className="page-bar__picture"
        aria-selected={isCurrent}
        aria-label={tab.title}
        onClick={() => document.goTo({ page: tab.id })}
        onDoubleClick={() => setIsRenaming(true)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setIsRenaming(true);
        }}
      >
        <PagePicture page={tab.id} layout={layout} />
      </button>
      {isRenaming ? (
        <NameInput tab={tab} onDone={() => setIsRenaming(false)} />
      ) : (
        <span className="page-bar__name ellipsis" title={tab.title} onDoubleClick={() => setIsRenaming(true)}>
          {tab.title}
        </span>
      )}
      {count > 0 && !isCurrent ? (
        <span className="page-bar__here">
          <ToolButton
            icon="page-next"
            label={text(PAGE_WORDS.moveHere)}
            onClick={() =>
              document.change(PAGE_WORDS.moveHere, moveToPage(document.selection, tab.id), {
                ...FOR_STORED,
                scope: { page: tab.id },
              })
            }
          />
        </span>
      ) : null}
    </>
  );
}

function NameInput({ tab, onDone }: { readonly tab: PageTab; onDone(): void }) {
  const text = useText();
  const { document } = useDesigner();
  return (
    <input
      className="page-bar__input"
      autoFocus
      aria-label={text(PAGE_WORDS.name)}
      maxLength={100}
      defaultValue={tab.title}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        const { value } = event.target;
        if (value.trim() !== '' && value !== tab.title)
          document.change(PAGE_WORDS.rename, renamePage(tab.id, value), FOR_STORED);
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
