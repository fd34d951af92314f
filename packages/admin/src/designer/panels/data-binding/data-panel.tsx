import type { Language, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useText } from '../../../i18n/i18n.ts';
import { setData } from '../../document/operations.ts';
import { WORDS } from '../../designer.words.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { lastSetOf, toBinding } from './bind-set.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { DynamicData } from './dynamic-data.tsx';
import { KindSwap } from './kind-swap.tsx';
import { StaticData } from './static-data.tsx';
import { SeveralData } from './several-data.tsx';
import type { DataPartProps } from './data-part.ts';
import './data.css';
import './slots.css';
import './tables.css';

interface DataPanelProps {
  readonly widgets: readonly NormalWidget[];
  readonly language: Language;
}

/** Where the data of a widget comes from and which column plays which role. */
export function DataPanel({ widgets, language }: DataPanelProps) {
  const text = useText();
  const [widget, ...others] = widgets;
  if (!widget) return <p className="panel__empty">{text(DATA_WORDS.selectOne)}</p>;
  if (others.length > 0) return <SeveralData widgets={widgets} />;
  const declaration = declarations[widget.type];
  if (!declaration) return <p className="panel__empty">{text(WORDS.unknownWidget)}</p>;
  if (declaration.shape === 'none') return <p className="panel__empty">{text(DATA_WORDS.takesNoData)}</p>;
  const part = { widget, declaration, language };
  return (
    <div className="data">
      <SourceSwitch {...part} />
      <KindSwap {...part} />
      {widget.data.dataType === 'static' ? <StaticData {...part} /> : <DynamicData key={widget.id} {...part} />}
    </div>
  );
}

function SourceSwitch({ widget, declaration }: DataPartProps) {
  const { document } = useDesigner();
  const text = useText();
  const { dataType } = widget.data;

  async function choose(next: 'static' | 'dynamic'): Promise<void> {
    if (next === dataType) return;
    const { staticData, sample, setCode } = widget.data;
    const set = next === 'dynamic' && setCode === '' ? lastSetOf(document.screen) : undefined;
    if (set) return document.change(DATA_LABELS.set, await toBinding(widget, declaration, set));
    // Columns of a set mean nothing to rows of one's own; those tell how many fields a role is to get from a set.
    const mapping = next === 'static' ? [] : widget.data.mapping;
    document.change(
      DATA_LABELS.source,
      setData([widget.id], { dataType: next, mapping, ...(staticData ? {} : { sample: sample ?? 'hidden' }) }),
    );
  }

  return (
    <div className="segments" role="radiogroup">
      {(['static', 'dynamic'] as const).map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === dataType}
          data-source={one}
          onClick={() => void choose(one)}
        >
          {text(DATA_WORDS[one])}
        </button>
      ))}
    </div>
  );
}
