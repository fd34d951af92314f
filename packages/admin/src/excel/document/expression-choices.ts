import type { DataSetChoice, ExcelCell } from '@aj-report/contract';
import { AGGREGATE_CHOICES, readExpression, toFieldExpression, type Aggregate, type FieldName } from './relations.ts';

export type ExpressionKind = 'field' | Aggregate | 'share' | 'shareAll' | 'index' | 'serial' | 'rows' | 'param';

/** An expression that may be chosen for a cell. */
export interface ExpressionChoice {
  readonly expression: string;
  readonly kind: ExpressionKind;
  /** The set or parameter that it is of, where several choices are of one kind. */
  readonly of?: string;
}

export type ExpressionSets = readonly Pick<DataSetChoice, 'setCode' | 'setName' | 'dataSetParamDtoList'>[];

const WITHOUT_FIELD: ReadonlySet<ExpressionKind> = new Set(['index', 'serial', 'rows', 'param']);

/** Whether an expression of a kind is made of the field of its cell. */
export function isOfField(kind: ExpressionKind): boolean {
  return !WITHOUT_FIELD.has(kind);
}

/** `share(set.field)`, `share(set.field, none)`, `share(set.field, A3)` */
const SHARE = /^#\{share\(([^(){}]+?)(?:,\s*(?:none|[A-Za-z]{1,3}[1-9]\d*)\s*)?\)\}$/;

/** The field of which a value is the one expression, by itself or in a function; else null. */
export function fieldOf(value: ExcelCell['value']): FieldName | null {
  const shared = typeof value === 'string' ? SHARE.exec(value)?.[1] : undefined;
  const read = readExpression(shared === undefined ? value : `#{${shared}}`);
  return read && { setCode: read.setCode, field: read.field };
}

/** Whether a value is one expression and nothing else. */
export function isExpression(value: ExcelCell['value']): boolean {
  return typeof value === 'string' && /^#\{[^{}]*\}$/.test(value);
}

export function toParamExpression(setCode: string, name: string): string {
  return toFieldExpression(setCode, name, 'param');
}

function ofField({ setCode, field }: FieldName): readonly ExpressionChoice[] {
  const share = toFieldExpression(setCode, field, 'share');
  return [
    { expression: toFieldExpression(setCode, field), kind: 'field' },
    ...AGGREGATE_CHOICES.map((kind) => ({ expression: toFieldExpression(setCode, field, kind), kind })),
    { expression: share, kind: 'share' },
    { expression: share.replace(/\)\}$/, ', none)}'), kind: 'shareAll' },
  ];
}

/** What may be chosen for a cell: what becomes of its field, if it has one, and what needs no field. */
export function expressionChoices(value: ExcelCell['value'], sets: ExpressionSets): readonly ExpressionChoice[] {
  const field = fieldOf(value);
  return [
    ...(field ? ofField(field) : []),
    { expression: '#{index()}', kind: 'index' },
    { expression: '#{serial()}', kind: 'serial' },
    ...sets.map(({ setCode, setName }) => ({
      expression: `#{count(${setCode})}`,
      kind: 'rows' as const,
      of: setName,
    })),
    ...sets.flatMap(({ setCode, dataSetParamDtoList }) =>
      dataSetParamDtoList.map(({ paramName }) => ({
        expression: toParamExpression(setCode, paramName),
        kind: 'param' as const,
        of: `${setCode}.${paramName}`,
      })),
    ),
  ];
}

/** A value with a chosen expression: in place of the one that it is, or behind a text. */
export function withExpression(value: ExcelCell['value'], expression: string): string {
  return typeof value !== 'string' || isExpression(value) ? expression : value + expression;
}
