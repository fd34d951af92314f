import {
  ENTRANCE_DEFAULTS,
  ENTRANCES,
  entranceFields,
  type Entrance,
  type EntranceKind,
  type Language,
  type NormalWidget,
} from '@aj-report/contract';
import { Form } from '../../../form/form.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { setEntrance } from '../../document/operations.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { INTERACTION_LABELS, INTERACTION_WORDS } from './interaction.words.ts';

interface EntranceSectionProps {
  readonly widgets: readonly NormalWidget[];
  readonly language: Language;
}

/** ms of the movement in a tile */
const PREVIEW_MS = 700;

/** How the widgets come in: a tile moves under the pointer, a choice plays on the canvas. */
export function EntranceSection({ widgets, language }: EntranceSectionProps) {
  const designer = useDesigner();
  const text = useText();
  const ids = widgets.map((widget) => widget.id);
  const entrance = widgets[0]?.entrance;
  const isMixed = widgets.some((widget) => JSON.stringify(widget.entrance) !== JSON.stringify(entrance));

  function play(next: Entrance): void {
    for (const id of ids) void designer.stage?.playEntrance(id, next);
  }

  function change(next: Entrance | undefined, mergeKey?: string): void {
    designer.document.change(INTERACTION_LABELS.entrance, setEntrance(ids, next), mergeKey ? { mergeKey } : {});
  }

  function choose(kind: EntranceKind): void {
    const next = { ...entrance, kind };
    change(next);
    play(next);
  }

  return (
    <section className="interaction__part">
      <h4>
        {text(INTERACTION_WORDS.entrance)}
        {entrance && !isMixed ? (
          <button type="button" className="text-button" onClick={() => play(entrance)}>
            <sl-icon name="play-fill" /> {text(INTERACTION_WORDS.play)}
          </button>
        ) : null}
      </h4>
      {isMixed ? <p className="interaction__hint">{text(INTERACTION_WORDS.mixed)}</p> : null}
      <div className="entrances" role="radiogroup" aria-label={text(INTERACTION_WORDS.entrance)}>
        <button
          type="button"
          role="radio"
          aria-checked={!isMixed && !entrance}
          className="entrances__tile"
          onClick={() => change(undefined)}
        >
          <span className="entrances__stage">
            <i data-none />
          </span>
          {text(INTERACTION_WORDS.none)}
        </button>
        {ENTRANCES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={!isMixed && entrance?.kind === value}
            className="entrances__tile"
            title={text(label)}
            onPointerEnter={(event) => {
              const tile = event.currentTarget.querySelector('i');
              if (tile) void designer.stage?.playEntrance(tile, { kind: value, durationMs: PREVIEW_MS });
            }}
            onClick={() => choose(value)}
          >
            <span className="entrances__stage">
              <i />
            </span>
            <span className="ellipsis">{text(label)}</span>
          </button>
        ))}
      </div>
      {entrance && !isMixed ? (
        <Form
          density="compact"
          language={language}
          fields={entranceFields}
          values={{ ...ENTRANCE_DEFAULTS, ...entrance }}
          onChange={(name, value) => change({ ...entrance, [name]: value }, `entrance ${name} ${ids.join(' ')}`)}
        />
      ) : null}
    </section>
  );
}
