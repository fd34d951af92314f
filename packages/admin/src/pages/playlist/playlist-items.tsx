import { useState } from 'react';
import type { FormPart } from '../../crud/define-resource.ts';
import { lengthText, messageItem, problemsOfItem, reportItem } from './form-item.ts';
import { ItemCard } from './item-card.tsx';
import { ItemDetails } from './item-details.tsx';
import { PlaylistPreview } from './playlist-preview.tsx';
import { playlistWord } from './playlist.words.ts';
import { ReportPicker } from './report-picker.tsx';
import { useItemDrag, useItems, type Items } from './use-items.ts';
import { pageNameOf, reportKey, usePageNames } from './use-page-names.ts';
import './playlist.css';

type Asked = 'reports' | 'preview';

interface ToolsProps {
  readonly items: Items;
  readonly disabled: boolean;
  onAsk(what: Asked): void;
}

function Tools({ items: { items, add }, disabled, onAsk }: ToolsProps) {
  return (
    <header>
      <h3>{playlistWord('items')}</h3>
      {items.length > 0 ? (
        <span className="muted number">
          {playlistWord('total', { count: items.length, length: lengthText(items) })}
        </span>
      ) : null}
      <span className="playlist-items__space" />
      {items.length > 0 ? (
        <sl-button size="small" data-button="preview" onClick={() => onAsk('preview')}>
          <sl-icon slot="prefix" name="play-circle" />
          {playlistWord('preview')}
        </sl-button>
      ) : null}
      {disabled ? null : (
        <>
          <sl-button size="small" data-button="addMessage" onClick={() => add([messageItem()])}>
            <sl-icon slot="prefix" name="type" />
            {playlistWord('addMessage')}
          </sl-button>
          <sl-button size="small" variant="primary" data-button="addReports" onClick={() => onAsk('reports')}>
            <sl-icon slot="prefix" name="plus-lg" />
            {playlistWord('addReports')}
          </sl-button>
        </>
      )}
    </header>
  );
}

interface PanesProps {
  readonly items: Items;
  readonly disabled: boolean;
  /** Problems are shown from the first try to save on. */
  readonly isTried: boolean;
}

function Panes({ items: own, disabled, isTried }: PanesProps) {
  const { items, open } = own;
  const drag = useItemDrag(own);
  const names = usePageNames(items);
  if (open === undefined)
    return (
      <div className="playlist-items__none">
        <sl-icon name="collection" />
        <strong>{playlistWord('noItems')}</strong>
        <span className="muted">{playlistWord('noItemsHint')}</span>
      </div>
    );
  return (
    <div className="playlist-items__panes">
      <ol className="playlist-items__list">
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            place={place}
            pageName={pageNameOf(item, names)}
            isOpen={item === open}
            hasProblem={isTried && Object.keys(problemsOfItem(item)).length > 0}
            disabled={disabled}
            drop={drag.sideAt(place)}
            onOpen={() => own.choose(item.id)}
            onRemove={() => own.remove(item)}
            onMove={(to) => own.move(item, to)}
            onDragStart={() => drag.start(place)}
            onDragOver={(side) => drag.over(place, side)}
            onDrop={drag.drop}
            onDragEnd={drag.end}
          />
        ))}
      </ol>
      <ItemDetails
        key={open.id}
        item={open}
        problems={isTried ? problemsOfItem(open) : {}}
        pages={names[reportKey(open)]}
        disabled={disabled}
        onChange={(item) => own.replace(open, item)}
      />
    </div>
  );
}

/** The items of a playlist in their order at the left, what is said of the chosen one at the right. */
export function PlaylistItems({ values, problems, mode, onChange }: FormPart) {
  const items = useItems({ values, onChange });
  const [asked, setAsked] = useState<Asked | undefined>();
  const disabled = mode === 'view';
  const problem = problems['items'];
  const close = () => setAsked(undefined);
  return (
    <section className="playlist-items" aria-label={playlistWord('items')}>
      <Tools items={items} disabled={disabled} onAsk={setAsked} />
      {problem === undefined ? null : (
        <p className="playlist-items__problem" role="alert">
          {problem}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {items.said}
      </p>
      <Panes items={items} disabled={disabled} isTried={problem !== undefined} />
      {asked === 'reports' ? (
        <ReportPicker
          onClose={close}
          onPick={(reports) => {
            close();
            items.add(reports.map(reportItem));
          }}
        />
      ) : null}
      {asked === 'preview' ? <PlaylistPreview values={values} first={items.open?.id ?? ''} onClose={close} /> : null}
    </section>
  );
}
