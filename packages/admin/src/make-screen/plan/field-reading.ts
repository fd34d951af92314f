import {
  aggregationOf,
  isNumericType,
  settingOf,
  type Aggregation,
  type Column,
  type ColumnType,
  type FieldRole,
  type FieldSetting,
  type Row,
} from '@aj-report/contract';
import { COORDINATE_NAME } from './column-names.ts';
import { profileOfRows } from './profile.ts';
import { readColumns, type ChosenReadings, type ReadColumn } from './read-columns.ts';

/** What a column of a data set is taken for. */
export interface FieldReading {
  readonly name: string;
  readonly type: ColumnType;
  readonly role: FieldRole;
  /** How its values become one. */
  readonly aggregation: Aggregation;
  readonly label: string;
  readonly unit: string;
  /** Least and greatest of its numbers or dates, as far as rows were seen. */
  readonly min: ReadColumn['min'];
  readonly max: ReadColumn['max'];
  readonly distinct: number;
  /** Names of the columns that it is the sum of. */
  readonly parts: readonly string[];
}

/** What the columns of a data set are: as the set remembers it, else as their names, units and some rows tell. */
export function readFields(
  columns: readonly Column[],
  rows: readonly Row[],
  settings: readonly FieldSetting[] = [],
): FieldReading[] {
  return readColumns(profileOfRows('', columns, rows, settings)).map((column) => {
    const { name, type, label, unit, min, max, distinct, parts } = column;
    const kept = settingOf(settings, name);
    const role = kept.role ?? roleOf(column);
    return { name, type, role, aggregation: howOf(column, role, kept), label, unit, min, max, distinct, parts };
  });
}

function roleOf({ role, region, name }: ReadColumn): FieldRole {
  switch (role) {
    case 'time':
    case 'period':
      return 'time';
    case 'measure':
      return 'measure';
    case 'id':
      return 'identifier';
    case 'category':
    case 'name':
      return region ? 'place' : 'dimension';
    case 'none':
      return COORDINATE_NAME.test(name) ? 'place' : 'none';
  }
}

/** What a measure is put together by; anything else is counted, each value once. */
function howOf({ func, type }: ReadColumn, role: FieldRole, { aggregation }: FieldSetting): Aggregation {
  if (aggregation !== undefined && aggregationOf(aggregation).takes.some((one) => one === type)) return aggregation;
  if (!isNumericType(type)) return 'countDistinct';
  if (role === 'measure') return func === 'SUM' ? 'sum' : 'avg';
  // Of coordinates, ranks and the like a mean is a place among them; what names things is counted.
  return role === 'place' || role === 'none' ? 'avg' : 'countDistinct';
}

/** What a set remembers, with what somebody has said of its columns above the proposals. */
export function withReadings(settings: readonly FieldSetting[], chosen: ChosenReadings): FieldSetting[] {
  const changed = Object.entries(chosen).map(([name, said]): FieldSetting => {
    const { aggregation: _before, ...kept } = settingOf(settings, name);
    if (said === 'none') return { ...kept, role: 'none' };
    if (said === 'category') return { ...kept, role: 'dimension' };
    return { ...kept, role: 'measure', aggregation: said === 'SUM' ? 'sum' : 'avg' };
  });
  const others = settings.filter(({ field }) => !(field in chosen));
  return [...others, ...changed];
}
