import { declarations } from '@aj-report/widgets/declarations';
import { Select } from '../../../form/select/select.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { fittingKinds, swapKind } from '../../document/swap-kind.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import type { DataPartProps } from './data-part.ts';

/** Another kind of widget for the same data. */
export function KindSwap({ widget, language }: DataPartProps) {
  const text = useText();
  const { document } = useDesigner();
  const kinds = fittingKinds(widget);
  if (kinds.length === 0) return null;
  const labelOf = (type: string) => text(declarations[type]?.label ?? { zh: type, en: type });
  return (
    <div className="data__row data__kind" title={text(DATA_WORDS.kindHint)}>
      <span>{text(DATA_WORDS.kind)}</span>
      <Select
        size="small"
        label={text(DATA_WORDS.kind)}
        value={widget.type}
        options={[widget.type, ...kinds].map((type) => ({ value: type, label: labelOf(type) }))}
        onChange={(type) => document.change(DATA_LABELS.kind, swapKind(widget.id, String(type), language))}
      />
    </div>
  );
}
