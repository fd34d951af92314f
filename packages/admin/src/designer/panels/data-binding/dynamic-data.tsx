import type { Column, DataSetChoice, Mapping } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import { lazy, Suspense, useState } from 'react';
import { canMakeSets } from '../../../make-screen/can-make-screen.ts';
import { Icon } from '../../icons/icon.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { NumberBox } from '../../../form/controls/number-box.tsx';
import { setData } from '../../document/operations.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { autoMap } from './auto-map.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { firstParameters } from './first-parameters.ts';
import { OrderFields } from './order-fields.tsx';
import { Parameters } from './parameters.tsx';
import { SetFields } from './set-fields.tsx';
import { SetPicker } from './set-picker.tsx';
import { SlotList } from './slot-list.tsx';
import { useDataSets } from './use-data-sets.ts';
import type { DataPartProps } from './data-part.ts';

const ChartsForSet = lazy(async () => ({ default: (await import('./charts-for-set.tsx')).ChartsForSet }));

/** A table that turns pages sorts and counts by itself. */
const asksForPages = ({ pagingField }: WidgetDeclaration, setup: Readonly<Record<string, unknown>>): boolean =>
  pagingField !== undefined && Boolean(setup[pagingField]);

/** Binding to a data set: set, fields, roles, parameters and refresh. */
export function DynamicData({ widget, declaration, language }: DataPartProps) {
  const { document } = useDesigner();
  const text = useText();
  const sets = useDataSets();
  const { setCode, mapping, contextData, refreshTime } = widget.data;
  const set = sets.kind === 'ready' ? sets.value.find((one) => one.setCode === setCode) : undefined;

  function chooseSet(chosen: DataSetChoice): void {
    document.change(
      DATA_LABELS.set,
      setData([widget.id], {
        dataType: 'dynamic',
        setCode: chosen.setCode,
        mapping: autoMap(declaration, chosen.columns as Column[], mapping),
        contextData: firstParameters(chosen),
        // Columns of the set before mean nothing to this one.
        sort: undefined,
      }),
    );
  }

  const changeMapping = (next: readonly Mapping[]): void =>
    document.change(DATA_LABELS.mapping, setData([widget.id], { mapping: [...next] }));

  return (
    <>
      <SetPicker sets={sets} chosen={set} setCode={setCode} onChoose={chooseSet} />
      {sets.kind === 'ready' && setCode !== '' && !set ? (
        <p className="data__problem" role="alert">
          {fill(text(DATA_WORDS.setGone), { code: setCode })}
        </p>
      ) : null}
      {set ? (
        <>
          <SetFields set={set} contextData={contextData} />
          <SlotList
            slots={declaration.slots}
            columns={set.columns as Column[]}
            mapping={mapping}
            language={language}
            onChange={changeMapping}
            onAutoMap={() => changeMapping(autoMap(declaration, set.columns as Column[], mapping))}
          />
          {asksForPages(declaration, widget.setup) ? null : (
            <OrderFields
              columns={set.columns as Column[]}
              data={widget.data}
              onChange={(next) => document.change(DATA_LABELS.order, setData([widget.id], next))}
            />
          )}
          <Parameters
            params={set.dataSetParamDtoList}
            contextData={contextData}
            onChange={(next) =>
              document.change(DATA_LABELS.parameters, setData([widget.id], { contextData: next }), {
                mergeKey: `context ${widget.id}`,
              })
            }
          />
          {canMakeSets() ? <ChartsSection key={set.id} id={set.id} setName={set.setName} /> : null}
          <RefreshField
            refreshMs={refreshTime}
            onChange={(next) => document.change(DATA_LABELS.refresh, setData([widget.id], { refreshTime: next }))}
          />
        </>
      ) : null}
    </>
  );
}

/** Charts that the planner proposes, looked for when they are wanted. */
function ChartsSection({ id, setName }: { readonly id: string; readonly setName: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="data__part">
      <button
        type="button"
        className="text-button"
        data-button="charts"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="wand" /> {text(DATA_WORDS.charts)}
      </button>
      {isOpen ? (
        <Suspense>
          <ChartsForSet id={id} setName={setName} />
        </Suspense>
      ) : null}
    </section>
  );
}

const MS = 1000;

function RefreshField({ refreshMs, onChange }: { readonly refreshMs: number; onChange(refreshMs: number): void }) {
  const text = useText();
  return (
    <section className="data__part">
      <div className="data__row" title={text(DATA_WORDS.refreshHint)}>
        <span>{text(DATA_WORDS.refresh)}</span>
        <NumberBox
          label={text(DATA_WORDS.refresh)}
          value={refreshMs / MS}
          min={0}
          max={86_400}
          unit={text(DATA_WORDS.seconds)}
          disabled={false}
          onChange={(seconds) => onChange(Math.round((seconds ?? 0) * MS))}
        />
      </div>
      <p className="data__hint">{text(DATA_WORDS.refreshHint)}</p>
    </section>
  );
}
