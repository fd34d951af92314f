import { allDataSets, type DataSetChoice } from '@aj-report/contract';
import { useEffect, useState, type DragEvent } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { otherSamplesLast } from '../../i18n/other-samples-last.ts';
import { toParamExpression } from '../document/expression-choices.ts';
import { toFieldExpression } from '../document/relations.ts';
import { WORDS } from '../excel.words.ts';
import type { OfferedField } from '../document/field-cell.ts';
import { FIELD_TYPE } from '../drag-types.ts';
import { takeOffer, type CellOffer } from '../take-offer.ts';
import { useDocument, useExcel } from '../use-excel.ts';
import { Select, TextBox } from './controls.tsx';

/** The data sets that can be used, once they are known. */
export function useDataSets(): readonly DataSetChoice[] {
  const [sets, setSets] = useState<readonly DataSetChoice[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const keep = (found: readonly DataSetChoice[]) =>
      setSets(otherSamplesLast(found, ({ setCode }) => setCode, currentLanguage()));
    call(allDataSets, { signal: stop.signal }).then(keep, () => undefined);
    return () => stop.abort();
  }, []);
  return sets;
}

/** What makes something of the data panel go to a cell: a click, or dragging. */
function useOffer(expression: string, cell: CellOffer) {
  const document = useDocument();
  return {
    type: 'button',
    draggable: true,
    title: expression,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(FIELD_TYPE, JSON.stringify(cell)),
    onClick: () => takeOffer(document, cell),
  } as const;
}

function Field({ set, field }: { readonly set: string; readonly field: OfferedField }) {
  const { name, type } = field;
  return (
    <button {...useOffer(toFieldExpression(set, name), { set, field })} data-field={name}>
      <i data-type={type}>{type === 'string' ? 'T' : type === 'date' || type === 'datetime' ? 'D' : '#'}</i>
      <span>{name}</span>
    </button>
  );
}

function Parameter({ set, name, about }: { readonly set: string; readonly name: string; readonly about?: string }) {
  const expression = toParamExpression(set, name);
  const { title, ...rest } = useOffer(expression, { expression });
  return (
    <button {...rest} className="xl-param__name" data-param={name} title={about ? `${title} · ${about}` : title}>
      {name}
    </button>
  );
}

function Fields({ set }: { readonly set: DataSetChoice }) {
  return (
    <ul className="xl-fields">
      {set.columns.map(({ name, type }) => (
        <li key={name}>
          <Field set={set.setCode} field={{ name, type }} />
        </li>
      ))}
    </ul>
  );
}

function Parameters({ set }: { readonly set: DataSetChoice }) {
  const text = useText();
  const document = useDocument();
  const { setParam, lockedParams } = useExcel((state) => state.content);
  if (set.dataSetParamDtoList.length === 0) return null;
  const values = setParam[set.setCode] ?? {};
  return (
    <div className="xl-params">
      <h4>{text(WORDS.params)}</h4>
      {set.dataSetParamDtoList.map(({ paramName, paramDesc }) => {
        const key = `${set.setCode}.${paramName}`;
        const isLocked = lockedParams.includes(key);
        const change = (value: string) =>
          document.change((content) => {
            const { [paramName]: _before, ...others } = content.setParam[set.setCode] ?? {};
            const next = value === '' ? others : { ...others, [paramName]: value };
            return { ...content, setParam: { ...content.setParam, [set.setCode]: next } };
          });
        const lock = () =>
          document.change((content) => ({
            ...content,
            lockedParams: isLocked ? lockedParams.filter((one) => one !== key) : [...lockedParams, key],
          }));
        return (
          <div key={paramName} className="xl-param">
            <Parameter set={set.setCode} name={paramName} {...(paramDesc ? { about: paramDesc } : {})} />
            <TextBox
              label={`${paramName} ${text(WORDS.paramSample)}`}
              placeholder={text(WORDS.paramSample)}
              value={String(values[paramName] ?? '')}
              onCommit={change}
            />
            <button
              type="button"
              className="xl-tool"
              aria-pressed={isLocked}
              title={text(WORDS.paramLock)}
              aria-label={text(WORDS.paramLock)}
              onClick={lock}
            >
              <sl-icon name="lock" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** Data sets of the report with their fields, which are dragged or clicked into cells. */
export function DataPanel({ sets }: { readonly sets: readonly DataSetChoice[] }) {
  const text = useText();
  const document = useDocument();
  const setCodes = useExcel((state) => state.content.setCodes);
  const others = sets.filter(({ setCode }) => !setCodes.includes(setCode));
  const change = (next: readonly string[]) => document.change((content) => ({ ...content, setCodes: next }));
  return (
    <aside className="xl-side xl-side--left" aria-label={text(WORDS.data)}>
      <header>
        <h2>{text(WORDS.data)}</h2>
      </header>
      <div className="xl-side__body">
        <Select
          label={text(WORDS.addSet)}
          value=""
          choices={[['', text(WORDS.addSet)], ...others.map((one) => [one.setCode, one.setName] as const)]}
          onChange={(code) => code !== '' && change([...setCodes, code])}
        />
        <p className="xl-help">{text(setCodes.length === 0 ? WORDS.noSets : WORDS.dataHelp)}</p>
        {setCodes.map((code) => {
          const set = sets.find(({ setCode }) => setCode === code);
          return (
            <details key={code} className="xl-set" open data-set={code}>
              <summary>
                <strong title={code}>{set?.setName ?? code}</strong>
                <button
                  type="button"
                  className="xl-tool"
                  title={text(WORDS.removeSet)}
                  aria-label={text(WORDS.removeSet)}
                  onClick={(event) => {
                    event.preventDefault();
                    change(setCodes.filter((one) => one !== code));
                  }}
                >
                  <sl-icon name="x-lg" />
                </button>
              </summary>
              {set ? <Fields set={set} /> : <p className="xl-help">{text(WORDS.setGone)}</p>}
              {set ? <Parameters set={set} /> : null}
            </details>
          );
        })}
      </div>
    </aside>
  );
}
