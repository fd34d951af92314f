import { settingOf, type Column, type DataSetChoice, type Mapping, type Text } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import { lazy, Suspense, useState } from 'react';
import { canMakeSets } from '../../../make-screen/can-make-screen.ts';
import { Icon } from '../../icons/icon.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { NumberBox } from '../../../form/controls/number-box.tsx';
import { setData } from '../../document/operations.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { answerColumns } from './answer-columns.ts';
import { autoUses } from './auto-uses.ts';
import { setMapping, toBinding } from './bind-set.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { rowsBehindFirst } from './first-row.ts';
import { OrderFields } from './order-fields.tsx';
import { Parameters } from './parameters.tsx';
import { SetFields } from './set-fields.tsx';
import { SetPicker } from './set-picker.tsx';
import { lastKnown, namesOnly } from './read-set.ts';
import { SlotList } from './slot-list.tsx';
import { useKnownSet } from './use-known-set.ts';
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

  const known = useKnownSet(set, contextData);
  const knownSet = set && (known.kind === 'ready' ? known.value : (lastKnown(set, contextData) ?? namesOnly(set)));
  const labelOf = (field: string) => settingOf(set?.fieldSettings ?? [], field).label || field;

  async function chooseSet(chosen: DataSetChoice): Promise<void> {
    document.change(DATA_LABELS.set, await toBinding(widget, declaration, chosen));
  }

  function changeMapping(next: readonly Mapping[], label: Text): void {
    if (!set || !knownSet) return;
    const answered = answerColumns(next, set.columns, labelOf);
    const { sort } = widget.data;
    // Rows cannot be ordered by what is not among the answer any more.
    const isLost = sort !== undefined && !answered.some(({ value }) => value === sort.field);
    const more = isLost ? { sort: undefined } : {};
    document.change(label, setMapping(widget, declaration, next, { set, known: knownSet }, more));
  }

  return (
    <>
      <SetPicker sets={sets} chosen={set} setCode={setCode} onChoose={(chosen) => void chooseSet(chosen)} />
      {sets.kind === 'ready' && setCode !== '' && !set ? (
        <p className="data__problem" role="alert">
          {fill(text(DATA_WORDS.setGone), { code: setCode })}
        </p>
      ) : null}
      {set && knownSet ? (
        <>
          <SetFields set={set} known={known} />
          <SlotList
            declaration={declaration}
            columns={set.columns as Column[]}
            mapping={mapping}
            language={language}
            known={knownSet}
            labelOf={labelOf}
            onChange={changeMapping}
            onAutoMap={() =>
              changeMapping(autoUses(declaration, set.columns as Column[], knownSet, mapping), DATA_LABELS.mapping)
            }
          />
          <FirstRow rows={rowsBehindFirst(declaration, mapping, knownSet, widget.data.first)} />
          {asksForPages(declaration, widget.setup) ? null : (
            <OrderFields
              columns={answerColumns(mapping, set.columns as Column[], labelOf)}
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

/** Says that a widget shows the first of several rows. */
function FirstRow({ rows }: { readonly rows: string | undefined }) {
  const text = useText();
  return rows === undefined ? null : <p className="data__hint">{fill(text(DATA_WORDS.firstRow), { rows })}</p>;
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
