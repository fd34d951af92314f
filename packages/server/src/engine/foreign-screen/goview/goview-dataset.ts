import {
  isObject,
  rolesOf,
  toList,
  toNumber,
  toObject,
  toRows,
  toText,
  type Loose,
  type Shown,
} from '../foreign-screen.types.ts';
import { readIcon } from './goview-icons.ts';
import { readMap } from './goview-map.ts';
import { readFlows, readNet, readTree } from './goview-networks.ts';
import { readWeather } from './goview-weather.ts';
import type { DatasetKind, GoviewWidget } from './goview-widgets.ts';

/** A number, also from a text; null where there is none: what is missing is no zero. */
function toAmount(value: unknown): number | null {
  const number = toNumber(value, Number.NaN);
  return Number.isNaN(number) ? null : number;
}

type Reader = (dataset: unknown, option: Loose, widget: GoviewWidget) => Shown;

function readTable(dataset: unknown, { series }: Loose, { type, roles = ['xAxis', 'bar'] }: GoviewWidget): Shown {
  const { dimensions, source } = toObject(dataset);
  const rows = toRows(source);
  const names = toList(dimensions)
    .map(toText)
    .filter((name) => name !== '');
  const [first, ...others] = names.length > 0 ? names : Object.keys(rows[0] ?? {});
  if (first === undefined || rows.length === 0) return {};
  // A pie has one column of values.
  const measures = roles[1] === 'value' ? others.slice(0, 1) : others;
  const kinds = type === 'bar-line-chart' ? toList(series).map((one) => toObject(one)['type']) : [];
  const roleOf = (at: number) => (kinds[at] === 'line' ? 'line' : roles[1]);
  const mapping = rolesOf([[roles[0], first], ...measures.map((name, at): [string, string] => [roleOf(at), name])]);
  return { data: { rows, mapping } };
}

function readRadar(dataset: unknown): Shown {
  const { radarIndicator, seriesData } = toObject(dataset);
  const corners = toList(radarIndicator).filter(isObject);
  const keys = corners.map((_, at) => `value_${at + 1}`);
  const rows = toList(seriesData)
    .filter(isObject)
    .map(({ name, value }) => ({
      name: toText(name),
      ...Object.fromEntries(keys.map((key, at) => [key, toAmount(toList(value)[at])])),
    }));
  const dynamicAddRadar = corners.map(({ name, max }, at) => ({
    name: toText(name),
    key: keys[at],
    max: toAmount(max),
  }));
  const mapping = rolesOf([['name', 'name'], ...keys.map((key): [string, string] => ['radar', key])]);
  return { data: { rows, mapping }, setup: { dynamicAddRadar } };
}

function readGrid(dataset: unknown): Shown {
  const { xAxis, yAxis, seriesData } = toObject(dataset);
  const [columns, lines] = [toList(xAxis), toList(yAxis)];
  const rows = toList(seriesData).flatMap((point) => {
    const [x, y, value] = toList(point);
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    return [{ x: toText(columns[x]), y: toText(lines[y]), value: toAmount(value) }];
  });
  return {
    data: {
      rows,
      mapping: rolesOf([
        ['xAxis', 'x'],
        ['yAxis', 'y'],
        ['series', 'value'],
      ]),
    },
  };
}

/** `[{dimensions: [name], source: [[x, y]]}]`, or one of them. */
function readPoints(dataset: unknown): Shown {
  const sets = (Array.isArray(dataset) ? dataset : [dataset]).filter(isObject);
  const rows = sets.flatMap(({ dimensions, source }, at) => {
    const series = toText(toList(dimensions)[0]) || String(at + 1);
    return toList(source).flatMap((point) => {
      const [x, y] = toList(point).map(toAmount);
      return typeof x === 'number' && typeof y === 'number' ? [{ series, x, y }] : [];
    });
  });
  const mapping = rolesOf([
    ['xAxis', 'x'],
    ['scatter', 'y'],
    ['series', 'series'],
  ]);
  return { data: { rows: rows.slice(0, 10_000), mapping } };
}

function readCells(dataset: unknown, option: Loose): Shown {
  const { dimensions, source } = toObject(dataset);
  const titled = toList(dimensions).filter(isObject);
  if (titled.length > 0) {
    const columns = titled.map(({ title, key }) => ({ name: toText(title), key: toText(key), width: '' }));
    return { data: { rows: toRows(source), mapping: [] }, setup: { dynamicAddTable: columns } };
  }
  const first = toList(toList(dataset)[0]);
  const named = toList(option['header']).map(toText);
  const header = named.length > 0 ? named : first.map((_, at) => String(at + 1));
  const columns = header.map((name, at) => ({ name, key: `column_${at + 1}`, width: '' }));
  const rows = toList(dataset).map((line) =>
    Object.fromEntries(columns.map(({ key }, at) => [key, toText(toList(line)[at])])),
  );
  return { data: { rows, mapping: [] }, setup: { dynamicAddTable: columns } };
}

const NUMBER_ROLES: Readonly<Record<string, string>> = { 'gauge-chart': 'text', 'flip-counter': 'text' };

const READERS: Readonly<Record<DatasetKind, Reader>> = {
  none: () => ({}),
  text: (dataset, _, { into = 'text' }) => ({ setup: { [into]: toText(dataset) } }),
  address: (dataset, _, { into }) => {
    const address = toText(dataset);
    if (address === '') return {};
    return { setup: into === undefined ? { iframeUrls: [{ name: '', url: address }] } : { [into]: address } };
  },
  addresses: (dataset) => ({
    setup: { pictures: toList(dataset).map((one) => ({ address: toText(isObject(one) ? one['url'] : one) })) },
  }),
  table: readTable,
  pairs: (dataset) => ({
    data: {
      rows: toRows(dataset),
      mapping: rolesOf([
        ['name', 'name'],
        ['value', 'value'],
      ]),
    },
  }),
  number: (dataset, _, { type }) => {
    const value = toAmount(dataset);
    if (value === null) return {};
    return { data: { rows: [{ value }], mapping: rolesOf([[NUMBER_ROLES[type] ?? 'value', 'value']]) } };
  },
  points: readPoints,
  map: readMap,
  weather: readWeather,
  icon: readIcon,
  radar: readRadar,
  net: readNet,
  flows: readFlows,
  tree: readTree,
  grid: readGrid,
  cells: readCells,
  choices: (dataset) => ({
    data: {
      rows: toRows(dataset),
      mapping: rolesOf([
        ['label', 'label'],
        ['value', 'value'],
      ]),
    },
  }),
};

/** The data of a component in rows of ours; nothing where it has none that can be read. */
export function readDataset(option: Loose, widget: GoviewWidget): Shown {
  const shown = READERS[widget.dataset](option['dataset'], option, widget);
  if (shown.data && shown.data.rows.length === 0 && widget.dataset !== 'weather')
    return { ...(shown.setup && { setup: shown.setup }) };
  return shown;
}
