import { LIMITS, type Mapping, type WidgetData } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { toNumber, toObject, toRows, toText, unwrapped, type ScreenNote } from '../foreign-screen.types.ts';
import { readAjRows, slotsOf } from './aj-rows.ts';
import type { AjWidget } from './aj-widgets.ts';
import type { AjNode } from './aj-node.types.ts';

/** ms; written out, because a widget of ours that says nothing asks more often. */
const REFRESH_MS = 600_000;
const MEASURES = ['bar', 'line', 'scatter', 'value', 'text', 'radar'];
const TIME_UNITS = ['hour', 'day', 'month', 'year'];

interface DataOfWidget {
  readonly data: WidgetData;
  /** Properties that their data block decides here. */
  readonly setup: Record<string, unknown>;
}

/** Rows or the bound data set of a widget, in our roles. */
export function toData(node: AjNode, known: AjWidget, notes: ScreenNote[]): DataOfWidget {
  const { data } = node;
  const refreshTime = Math.max(toNumber(data['refreshTime'], known.refreshMs ?? REFRESH_MS), LIMITS.refreshMinMs);
  if (data['dataType'] === 'dynamicData') return toDynamic(node, known, refreshTime, notes);
  if (known.type === 'button') {
    const params = toRows(data['staticData']).map(({ paramKey, paramValue }) => ({
      paramKey: toText(paramKey),
      paramValue: toText(paramValue),
    }));
    return { data: { dataType: 'static' }, setup: params.length > 0 ? { params } : {} };
  }
  // Their text widgets ignore the rows that they carry.
  const takesRows = known.type !== 'text' && known.type !== 'marquee';
  const { rows, mapping } = takesRows ? readAjRows(data['staticData'], known) : { rows: [], mapping: [] };
  if (rows.length === 0) return { data: { dataType: 'static', refreshTime }, setup: {} };
  return { data: { dataType: 'static', refreshTime, staticData: rows, mapping }, setup: {} };
}

/** The role of numbers that a widget needs and that no column has, and how many columns may take it. */
function freeMeasure(type: string, mapping: readonly Mapping[]): { role: string; room: number } | undefined {
  const taken = new Set(mapping.map(({ role }) => role));
  const [role, slot] =
    Object.entries(declarations[type]?.slots ?? {}).find(
      ([name, { kind, required }]) => kind === 'measure' && required === true && !taken.has(name),
    ) ?? [];
  return role === undefined ? undefined : { role, room: slot?.many === true ? Infinity : 1 };
}

function toDynamic(
  node: AjNode,
  { type, roles = {} }: AjWidget,
  refreshTime: number,
  notes: ScreenNote[],
): DataOfWidget {
  const bound = toObject(unwrapped(node.data['dynamicData']));
  const properties = Object.entries(toObject(unwrapped(bound['chartProperties'])));
  const slots = slotsOf(type);
  const setup: Record<string, unknown> = {};
  const mapping: Mapping[] = [];
  const unmatched: Mapping[] = [];
  for (const [field, given] of properties) {
    const [plain = '', unit = ''] = toText(given).split('-');
    const role = roles[plain] ?? plain;
    if (plain === 'xAxis' && TIME_UNITS.includes(unit)) setup['timeUnit'] = unit;
    if (slots.includes(role)) mapping.push({ role, field: field.slice(0, 200) });
    else if (slots.length > 0 && plain !== '' && type !== 'table') unmatched.push({ role: plain, field });
  }
  const free = freeMeasure(type, mapping);
  // A line chart with columns that are bars draws them as lines, and nothing else.
  const taking = free === undefined ? [] : unmatched.filter(({ role }) => MEASURES.includes(role)).slice(0, free.room);
  mapping.push(...taking.map(({ field }) => ({ role: free!.role, field: field.slice(0, 200) })));
  for (const one of unmatched.filter((one) => !taking.includes(one))) notes.push(toRoleNote(node, one.field, one.role));
  const setCode = toText(bound['setCode']).slice(0, LIMITS.dataSetCodeMax);
  const contextData = { ...toObject(unwrapped(bound['contextData'])) };
  return { data: { dataType: 'dynamic', refreshTime, setCode, mapping, contextData }, setup };
}

function toRoleNote({ name }: AjNode, field: string, role: string): ScreenNote {
  return {
    widget: name,
    text: {
      zh: `字段 ${field} 的角色 ${role} 没有对应`,
      en: `the role ${role} of the field ${field} has no counterpart`,
    },
  };
}
