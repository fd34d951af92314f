import type { DataSetChoice, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { fill } from '../../../i18n/fill.ts';
import { useText } from '../../../i18n/i18n.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { toBinding } from './bind-set.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { SetPicker } from './set-picker.tsx';
import { useDataSets } from './use-data-sets.ts';

/** Widgets among several that take rows. */
function takersOf(widgets: readonly NormalWidget[]): readonly NormalWidget[] {
  return widgets.filter(({ type }) => (declarations[type]?.shape ?? 'none') !== 'none');
}

/** One data set for several widgets: each gets the fields that suit it. */
export function SeveralData({ widgets }: { readonly widgets: readonly NormalWidget[] }) {
  const { document } = useDesigner();
  const text = useText();
  const takers = takersOf(widgets);
  const sets = useDataSets(takers.length > 0);
  if (takers.length === 0) return <p className="panel__empty">{text(DATA_WORDS.takesNoData)}</p>;
  const codes = new Set(takers.map(({ data }) => (data.dataType === 'dynamic' ? data.setCode : '')));
  const [code = ''] = codes.size === 1 ? codes : [];
  const chosen = sets.kind === 'ready' ? sets.value.find(({ setCode }) => setCode === code) : undefined;

  async function bind(set: DataSetChoice): Promise<void> {
    const bindings = await Promise.all(takers.map((widget) => toBinding(widget, declarations[widget.type]!, set)));
    document.change(DATA_LABELS.set, (screen) => {
      for (const one of bindings) one(screen);
    });
  }

  return (
    <div className="data">
      <SetPicker sets={sets} chosen={chosen} setCode={code} onChoose={(set) => void bind(set)} />
      <p className="interaction__hint">{fill(text(DATA_WORDS.severalTake), { count: takers.length })}</p>
    </div>
  );
}
