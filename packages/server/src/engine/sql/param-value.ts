import { AppError, type Cell, type ParamType, type Text } from '@aj-report/contract';
import type { BoundParam } from '../process/query-engine.types.ts';

/** Values that a list parameter may hold. */
const LIST_MAX = 1000;
const SHOWN_MAX = 60;
const NUMBER_PATTERN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Names of the types, for messages. */
const TYPE_TEXTS: Readonly<Record<ParamType, Text>> = {
  string: { zh: '文本', en: 'text' },
  number: { zh: '数字', en: 'number' },
  date: { zh: '日期（YYYY-MM-DD）', en: 'date (YYYY-MM-DD)' },
  list: { zh: '列表', en: 'list' },
};

export interface ParamDeclaration {
  readonly name: string;
  readonly type: ParamType;
  readonly required: boolean;
}

/**
 * Value of a parameter in its declared type. Absent (undefined, null, and "" for anything but a text) becomes NULL
 * when the parameter is optional. Dates are `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; lists are arrays or
 * comma-separated text; integers beyond 2^53 stay text.
 * @throws AppError `sql/param-missing`, `sql/param-invalid`
 */
export function toBoundParam(declaration: ParamDeclaration, raw: unknown): BoundParam {
  const { name, type, required } = declaration;
  if (isAbsent(type, raw)) {
    if (required) throw new AppError('sql/param-missing', { param: name });
    return { name, type, value: null };
  }
  if (type === 'list') return { name, type, value: toList(name, raw) };
  if (type === 'number') return { name, type, value: toNumber(name, raw) };
  if (type === 'date') return { name, type, value: toDate(name, raw) };
  return { name, type, value: toText(name, type, raw) };
}

function isAbsent(type: ParamType, raw: unknown): boolean {
  return raw === undefined || raw === null || (raw === '' && type !== 'string');
}

function toText(name: string, type: ParamType, raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if ((typeof raw === 'number' && Number.isFinite(raw)) || typeof raw === 'boolean') return String(raw);
  throw refused(name, type, raw);
}

function toNumber(name: string, raw: unknown): number | string {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  if (typeof raw !== 'string') throw refused(name, 'number', raw);
  const text = raw.trim();
  if (!NUMBER_PATTERN.test(text)) throw refused(name, 'number', raw);
  const value = Number(text);
  if (!Number.isFinite(value)) throw refused(name, 'number', raw);
  if (!/^[+-]?\d+$/.test(text) || Number.isSafeInteger(value)) return value;
  return text.replace(/^\+/, '');
}

function toDate(name: string, raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const match = DATE_PATTERN.exec(text);
  if (!match) throw refused(name, 'date', raw);
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const made = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  made.setUTCFullYear(year);
  const same = made.getUTCMonth() === month - 1 && made.getUTCDate() === day && made.getUTCHours() === hour;
  if (!same || made.getUTCMinutes() !== minute || made.getUTCSeconds() !== second) throw refused(name, 'date', raw);
  const iso = made.toISOString();
  return match[4] === undefined ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}

function toList(name: string, raw: unknown): (string | number)[] {
  const items = Array.isArray(raw)
    ? raw
    : String(toText(name, 'list', raw))
        .split(',')
        .map((item) => item.trim());
  if (items.length > LIST_MAX) throw refused(name, 'list', `${items.length} > ${LIST_MAX}`);
  return items.map((item: unknown) => {
    if (typeof item === 'string' || (typeof item === 'number' && Number.isFinite(item))) return item;
    throw refused(name, 'list', raw);
  });
}

function refused(name: string, type: ParamType, raw: unknown): AppError {
  const shown = typeof raw === 'string' ? raw : JSON.stringify(raw as Cell);
  return new AppError('sql/param-invalid', {
    param: name,
    type: TYPE_TEXTS[type],
    value: (shown ?? '').slice(0, SHOWN_MAX),
  });
}
