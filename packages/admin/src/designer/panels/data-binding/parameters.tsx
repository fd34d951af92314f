import type { ContextData, DataSetParam } from '@aj-report/contract';
import { useText } from '../../../i18n/i18n.ts';
import { DATA_WORDS } from './data.words.ts';
import { toCellText } from './static-rows.ts';

interface ParametersProps {
  readonly params: readonly DataSetParam[];
  readonly contextData: ContextData;
  onChange(contextData: ContextData): void;
}

/** Values of the data set's parameters for this widget; the viewer's address may overlay them. */
export function Parameters({ params, contextData, onChange }: ParametersProps) {
  const text = useText();
  if (params.length === 0) return null;
  return (
    <section className="data__part">
      <h4>{text(DATA_WORDS.parameters)}</h4>
      {params.map((param) => (
        <label key={param.paramName} className="data__row">
          <span
            className="ellipsis slot__label"
            data-required={param.requiredFlag === 1 || undefined}
            title={param.paramDesc ? `${param.paramName}: ${param.paramDesc}` : param.paramName}
          >
            {param.paramDesc || param.paramName}
          </span>
          <input
            className="data__input"
            value={toCellText(contextData[param.paramName])}
            placeholder={text(param.requiredFlag === 1 ? DATA_WORDS.valueMissing : DATA_WORDS.noValue)}
            onChange={(event) => onChange(withValue(contextData, param.paramName, event.target.value))}
          />
        </label>
      ))}
    </section>
  );
}

/** An emptied parameter is absent: the query then sees no value instead of an empty text. */
function withValue(contextData: ContextData, name: string, value: string): ContextData {
  const { [name]: _before, ...others } = contextData;
  return value === '' ? others : { ...contextData, [name]: value };
}
