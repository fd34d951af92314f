import type { Language } from '@aj-report/contract';
import { useState, type DragEvent } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useDocument } from '../ui/use-designer.ts';
import { WIDGET_DRAG_TYPE } from '../tools/drag-types.ts';
import { findOffers, OFFERS, placeOfMatch, type Offer } from './offers.ts';
import { recentOffers, toOffers } from './recent-offers.ts';
import { TASKS, type Task } from './tasks.ts';
import { WidgetThumbnail } from './widget-thumbnail.tsx';
import './palette.css';

interface PaletteProps {
  readonly language: Language;
  onAdd(id: string): void;
}

const offersOf = ({ id }: Task): readonly Offer[] =>
  OFFERS.filter(({ declaration }) => declaration.palette.task === id);

/** Every widget and preset, drawn as it will look, by what it is for: dragged to the canvas, or added by click or Enter. */
export function Palette({ language, onAdd }: PaletteProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [task, setTask] = useState<string | undefined>();
  const recent = useStore(recentOffers);
  const isSearch = words.trim() !== '' || task !== undefined;
  const found = TASKS.filter(({ id }) => task === undefined || task === id)
    .map((one) => ({ id: one.id, label: one.label, offers: findOffers(offersOf(one), words) }))
    .toSorted((a, b) => placeOfMatch(a.offers, words) - placeOfMatch(b.offers, words));
  const sections = [
    ...(isSearch ? [] : [{ id: 'recent', label: WORDS.recent, offers: toOffers(recent) }]),
    ...found,
  ].filter(({ offers }) => offers.length > 0);

  function handleTake(): void {
    const best = sections[0]?.offers[0];
    if (words.trim() !== '' && best) onAdd(best.id);
  }

  return (
    <div className="palette">
      <SearchBox label={text(WORDS.searchWidgets)} value={words} onChange={setWords} onTake={handleTake} />
      <div className="palette__tasks" role="tablist">
        {[undefined, ...TASKS].map((one) => (
          <button
            key={one?.id ?? 'all'}
            type="button"
            role="tab"
            className="chip"
            aria-selected={one?.id === task}
            onClick={() => setTask(one?.id)}
          >
            {text(one?.label ?? WORDS.all)}
          </button>
        ))}
      </div>
      <div className="palette__list">
        {sections.map(({ id, label, offers }) => (
          <section key={id} className="palette__section" aria-label={text(label)}>
            <h3 className="palette__title">
              {text(label)}
              <span className="palette__count number">{offers.length}</span>
            </h3>
            {offers.map((offer) => (
              <PaletteItem key={offer.id} offer={offer} language={language} onAdd={onAdd} />
            ))}
          </section>
        ))}
        {sections.length === 0 ? <p className="panel__empty">{text(WORDS.nothingFound)}</p> : null}
      </div>
      <p className="palette__hint">{text(WORDS.dragHint)}</p>
    </div>
  );
}

function PaletteItem({ offer, language, onAdd }: PaletteProps & { readonly offer: Offer }) {
  const text = useText();
  const theme = useDocument((state) => state.screen.dashboard.theme);

  function handleDragStart(event: DragEvent<HTMLElement>): void {
    event.dataTransfer.setData(WIDGET_DRAG_TYPE, offer.id);
    event.dataTransfer.effectAllowed = 'copy';
    const picture = event.currentTarget.querySelector('.palette__picture');
    if (picture) event.dataTransfer.setDragImage(picture, picture.clientWidth / 2, picture.clientHeight / 2);
  }

  return (
    <button
      type="button"
      className="palette__item"
      draggable
      title={text(offer.preset ? offer.label : offer.declaration.summary)}
      data-widget={offer.id}
      onDragStart={handleDragStart}
      onClick={() => onAdd(offer.id)}
    >
      <WidgetThumbnail declaration={offer.declaration} preset={offer.preset} theme={theme} language={language} />
      <span className="palette__label">{text(offer.label)}</span>
    </button>
  );
}
