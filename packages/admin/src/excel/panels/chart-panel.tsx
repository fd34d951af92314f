import {
  EXCEL_CHARTS,
  type DataSetChoice,
  type ExcelCell,
  type ExcelChart,
  type ExcelChartKind,
} from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { toCellName } from '../document/cell-name.ts';
import { patchSelection, useDocument } from '../use-excel.ts';
import { ChartLooks } from './chart-looks.tsx';
import { Line, Select } from './controls.tsx';

const slotsOf = (widget: ExcelChartKind) => declarations[widget]?.slots ?? {};

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Fields for what a widget needs: texts and days where it tells things apart, numbers where it measures. */
function toMapping(widget: ExcelChartKind, columns: readonly Column[]): ExcelChart['mapping'] {
  const isNumber = ({ type }: Column) => type === 'number' || type === 'integer' || type === 'decimal';
  return Object.entries(slotsOf(widget)).flatMap(([role, { kind, required }]) => {
    const fit = columns.find((column) => isNumber(column) === (kind === 'measure')) ?? columns[0];
    return required === true && fit ? [{ role, field: fit.name }] : [];
  });
}

interface ChartPanelProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
}

/** The chart that is drawn over the cell, and of which fields. */
export function ChartPanel({ cell, sets }: ChartPanelProps) {
  const text = useText();
  const document = useDocument();
  const { chart } = cell;
  const columnsOf = (setCode: string) => sets.find((one) => one.setCode === setCode)?.columns ?? [];
  // A first chart goes to the active cell; what is changed of it goes to all selected charts.
  const change = (to: (own: ExcelChart | undefined) => ExcelChart | undefined) =>
    patchSelection(document, (one) =>
      one.chart || toCellName(one) === toCellName(cell) ? { chart: to(one.chart) } : null,
    );
  const begin = (widget: ExcelChartKind, setCode: string, own: ExcelChart | undefined) => {
    const mapping = toMapping(widget, columnsOf(setCode));
    return mapping.length > 0 ? { widget, setCode, mapping } : own;
  };
  const setField = (role: string, field: string) =>
    change((own) => {
      if (!own || own.widget !== chart?.widget || own.setCode !== chart.setCode) return own;
      const others = own.mapping.filter((one) => one.role !== role);
      const mapping = field === '' ? others : [...others, { role, field }];
      return mapping.length > 0 ? { ...own, mapping } : own;
    });
  return (
    <>
      <Line label={text(WORDS.chart)} {...(chart ? { help: text(WORDS.chartHelp) } : {})}>
        {(id) => (
          <Select<ExcelChartKind | ''>
            id={id}
            value={chart?.widget ?? ''}
            choices={[
              ['', text(WORDS.chartNone)],
              ...EXCEL_CHARTS.map((one) => {
                const { label } = declarations[one] ?? {};
                return [one, label ? text(label) : one] as const;
              }),
            ]}
            onChange={(next) =>
              change((own) =>
                next === '' ? undefined : begin(next, own?.setCode ?? chart?.setCode ?? sets[0]?.setCode ?? '', own),
              )
            }
          />
        )}
      </Line>
      {chart ? (
        <div className="xl-nested">
          <Select
            label={text(WORDS.chartSet)}
            value={chart.setCode}
            choices={sets.map(({ setCode, setName }) => [setCode, setName] as const)}
            onChange={(setCode) => change((own) => begin(own?.widget ?? chart.widget, setCode, own))}
          />
          {Object.entries(slotsOf(chart.widget)).map(([role, slot]) => (
            <Line key={role} label={text(slot.label)}>
              {(id) => (
                <Select
                  id={id}
                  value={chart.mapping.find((one) => one.role === role)?.field ?? ''}
                  choices={[
                    ...(slot.required === true ? [] : [['', text(WORDS.chartNoField)] as const]),
                    ...columnsOf(chart.setCode).map(({ name }) => [name, name] as const),
                  ]}
                  onChange={(field) => setField(role, field)}
                />
              )}
            </Line>
          ))}
          <ChartLooks chart={chart} columns={columnsOf(chart.setCode).map(({ name }) => name)} />
        </div>
      ) : null}
    </>
  );
}
