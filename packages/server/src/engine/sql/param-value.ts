import {
  AppError,
  evaluateDateExpression,
  isDateType,
  type Cell,
  type DateType,
  type ParamType,
  type Text,
} from '@aj-report/contract';
import type { BoundParam } from '../request/query-engine.types.ts';

/** Values that a list parameter may hold. */
const LIST_MAX = 1000;
const SHOWN_MAX = 60;
const NUMBER_PATTERN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const MONTH_PATTERN = /^\d{4}-\d{2}$/;
const DAY_LENGTH = 10;

/** Names of the types, for messages. */
const TYPE_TEXTS: Readonly<Record<ParamType, Text>> = {
  string: { zh: '文本', en: 'text' },
  number: { zh: '数字', en: 'number' },
  date: { zh: '日期（YYYY-MM-DD）', en: 'date (YYYY-MM-DD)' },
  datetime: { zh: '日期时间（YYYY-MM-DD HH:mm:ss）', en: 'date and time (YYYY-MM-DD HH:mm:ss)' },
  month: { zh: '月份（YYYY-MM）', en: 'month (YYYY-MM)' },
  boolean: { zh: '是否（true 或 false）', en: 'yes or no (true or false)' },
  list: { zh: '列表', en: 'list' },
};

export interface ParamDeclaration {
  readonly name: string;
  readonly type: ParamType;
  readonly required: boolean;
  /** Value where none is given; a date may be an expression such as `today-7d`. */
  readonly fallback?: string | number | null;
  /** The values that are taken, comma separated; empty = any. */
  readonly allowed?: string;
}

/**
 * Value of a parameter in its declared type. Absent (undefined, null, and "" for anything but a text) becomes NULL
 * when the parameter is optional. Dates are `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, moments have a time in any case, a
 * month becomes its first day; lists are arrays or comma-separated text; integers beyond 2^53 stay text. All three
 * understand expressions such as `today-7d`, counted from `now` in the zone of the machine.
 * @throws AppError `sql/param-missing`, `sql/param-invalid`, `sql/param-not-allowed`
 */
export function toBoundParam(declaration: ParamDeclaration, given: unknown, now: Date): BoundParam {
  const { name, type, required, fallback, allowed = '' } = declaration;
  const isGiven = !isAbsent(type, given);
  const raw = isGiven || fallback === '' ? given : fallback;
  if (isAbsent(type, raw)) {
    if (required) throw new AppError('sql/param-missing', { param: name });
    return { name, type, value: null };
  }
  const value = toValue(name, type, raw, now);
  if (allowed.trim() !== '') checkAllowed(declaration, value, toAllowed(declaration, allowed, now));
  return { name, type, value };
}

function toValue(name: string, type: ParamType, raw: unknown, now: Date): NonNullable<BoundParam['value']> {
  if (type === 'list') return toList(name, raw);
  if (type === 'number') return toNumber(name, raw);
  if (type === 'boolean') return toBoolean(name, raw);
  if (isDateType(type))
    return toDay(name, type, typeof raw === 'string' ? (evaluateDateExpression(raw, now) ?? raw) : raw);
  return toText(name, type, raw);
}

/** Allowed values in the form of the parameter's own, so that 1 and 1.0 are the same number. */
function toAllowed({ name, type }: ParamDeclaration, allowed: string, now: Date): Set<string> {
  const items = toList(name, allowed);
  return new Set(items.map((item) => String(type === 'list' ? item : toValue(name, type, item, now))));
}

function checkAllowed({ name, allowed = '' }: ParamDeclaration, value: BoundParam['value'], known: Set<string>): void {
  const refused = [value].flat().find((one) => !known.has(String(one)));
  if (refused === undefined) return;
  throw new AppError('sql/param-not-allowed', { param: name, value: String(refused).slice(0, SHOWN_MAX), allowed });
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

function toBoolean(name: string, raw: unknown): 'true' | 'false' {
  const text = String(raw).trim().toLowerCase();
  if (text === 'true' || text === '1') return 'true';
  if (text === 'false' || text === '0') return 'false';
  throw refused(name, 'boolean', raw);
}

/** A day, a moment, or the first day of a month. */
function toDay(name: string, type: DateType, raw: unknown): string {
  const isMonth = type === 'month' && typeof raw === 'string' && MONTH_PATTERN.test(raw.trim());
  const text = toDate(name, type, isMonth ? `${raw.trim()}-01` : raw);
  if (type === 'month') return `${text.slice(0, 7)}-01`;
  return type === 'datetime' && text.length === DAY_LENGTH ? `${text} 00:00:00` : text;
}

function toDate(name: string, type: DateType, raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const match = DATE_PATTERN.exec(text);
  if (!match) throw refused(name, type, raw);
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
  if (!same || made.getUTCMinutes() !== minute || made.getUTCSeconds() !== second) throw refused(name, type, raw);
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
