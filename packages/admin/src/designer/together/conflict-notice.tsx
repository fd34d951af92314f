import type { NormalScreen, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { fieldLabelOf, valueText } from './conflict-words.ts';
import type { Conflict } from './shared-screen.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import type { Together } from './together.ts';

function widgetOf(screen: NormalScreen, { at, mine }: Conflict): NormalWidget | undefined {
  if (at[0] !== 'widgets') return undefined;
  return screen.widgets.find(({ id }) => id === at[1]) ?? (at.length === 2 ? (mine as NormalWidget) : undefined);
}

/** Fields that two have changed at the same time, one after the other, with a way to either value. */
export function ConflictNotice({ together }: { readonly together: Together }) {
  const text = useText();
  const { document } = useDesigner();
  const conflicts = useStore(together.store, (state) => state.conflicts);
  const [conflict] = conflicts;
  if (!conflict) return null;
  const widget = widgetOf(document.stored, conflict);
  const type = declarations[widget?.type ?? '']?.label;
  const words = {
    name: conflict.by || text(TOGETHER_WORDS.someone),
    widget: widget?.layerName || (type ? text(type) : text(TOGETHER_WORDS.screen)),
    field: text(fieldLabelOf(conflict.at, widget?.type)),
  };
  const isRemoved = conflict.at.length === 2 && conflict.theirs === undefined;
  return (
    <div
      className="conflict-notice"
      role="alertdialog"
      aria-label={text(WORDS.conflict)}
      data-conflict={conflict.at.join('.')}
    >
      <div className="conflict-notice__text">
        {fill(text(isRemoved ? TOGETHER_WORDS.removed : TOGETHER_WORDS.conflict), words)}
        <span className="conflict-notice__holds">
          {text(conflict.holds === 'mine' ? TOGETHER_WORDS.holdsMine : TOGETHER_WORDS.holdsTheirs)}
          {conflicts.length > 1 ? ` · ${fill(text(TOGETHER_WORDS.more), { count: conflicts.length - 1 })}` : ''}
        </span>
        {isRemoved ? null : <BothValues conflict={conflict} />}
      </div>
      <div className="conflict-notice__buttons">
        <button
          type="button"
          className="button"
          data-use="mine"
          onClick={() => together.conflicts.decide(conflict, 'mine')}
        >
          {text(TOGETHER_WORDS.takeMine)}
        </button>
        <button
          type="button"
          className="button"
          data-use="theirs"
          onClick={() => together.conflicts.decide(conflict, 'theirs')}
        >
          {text(TOGETHER_WORDS.takeTheirs)}
        </button>
        <button
          type="button"
          className="button"
          data-use="neither"
          onClick={() => together.conflicts.dismiss(conflict)}
        >
          {text(TOGETHER_WORDS.dismiss)}
        </button>
      </div>
    </div>
  );
}

/** What each has written, where letters tell it. */
function BothValues({ conflict }: { readonly conflict: Conflict }) {
  const text = useText();
  const sides = [
    { label: TOGETHER_WORDS.mine, value: valueText(conflict.mine) },
    { label: TOGETHER_WORDS.theirs, value: valueText(conflict.theirs) },
  ];
  if (sides.every(({ value }) => value === undefined)) return null;
  return (
    <dl className="conflict-notice__values">
      {sides.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{text(label)}</dt>
          <dd className="ellipsis">{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
