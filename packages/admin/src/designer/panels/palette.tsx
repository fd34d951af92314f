import type { Language, Text } from '@aj-report/contract';
import type { WidgetCategory } from '@aj-report/widgets/declarations';
import { useState, type DragEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useDocument } from '../ui/use-designer.ts';
import { WIDGET_DRAG_TYPE } from './drag-types.ts';
import { matchesOffer, OFFERS, type Offer } from './offers.ts';
import { WidgetThumbnail } from './widget-thumbnail.tsx';
import './palette.css';

const CATEGORY_LABELS: Readonly<Record<WidgetCategory, Text>> = {
  text: { zh: '文本', en: 'Text' },
  chart: { zh: '图表', en: 'Charts' },
  table: { zh: '表格', en: 'Tables' },
  media: { zh: '媒体', en: 'Media' },
  decoration: { zh: '装饰', en: 'Decoration' },
  form: { zh: '表单', en: 'Forms' },
  container: { zh: '容器', en: 'Containers' },
};

/** Only categories that have widgets. */
const CATEGORIES = (Object.keys(CATEGORY_LABELS) as WidgetCategory[]).filter((category) =>
  OFFERS.some(({ declaration }) => declaration.category === category),
);

interface PaletteProps {
  readonly language: Language;
  onAdd(id: string): void;
}

/** Every widget and preset, drawn as it will look: dragged to the canvas, or added by click or Enter. */
export function Palette({ language, onAdd }: PaletteProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<WidgetCategory | undefined>();
  const found = OFFERS.filter((offer) => matchesOffer(offer, category, words));
  return (
    <div className="palette">
      <SearchBox label={text(WORDS.searchWidgets)} value={words} onChange={setWords} />
      <div className="palette__categories" role="tablist">
        {[undefined, ...CATEGORIES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            role="tab"
            className="chip"
            aria-selected={one === category}
            onClick={() => setCategory(one)}
          >
            {text(one === undefined ? WORDS.all : CATEGORY_LABELS[one])}
          </button>
        ))}
      </div>
      <div className="palette__list">
        {found.map((offer) => (
          <PaletteItem key={offer.id} offer={offer} language={language} onAdd={onAdd} />
        ))}
        {found.length === 0 ? <p className="panel__empty">{text(WORDS.nothingFound)}</p> : null}
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
