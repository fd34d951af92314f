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
import { patchActive, useDocument } from '../use-excel.ts';
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
  const change = (next: ExcelChart | undefined) => patchActive(document, { chart: next });
  const begin = (widget: ExcelChartKind, setCode: string) => {
    const mapping = toMapping(widget, columnsOf(setCode));
    if (mapping.length > 0) change({ widget, setCode, mapping });
  };
  const setField = (role: string, field: string) => {
    if (!chart) return;
    const others = chart.mapping.filter((one) => one.role !== role);
    const mapping = field === '' ? others : [...others, { role, field }];
    if (mapping.length > 0) change({ ...chart, mapping });
  };
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
              next === '' ? change(undefined) : begin(next, chart?.setCode ?? sets[0]?.setCode ?? '')
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
            onChange={(setCode) => begin(chart.widget, setCode)}
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
