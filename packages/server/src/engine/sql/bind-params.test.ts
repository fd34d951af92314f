import { AppError, type ParamType } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { BoundParam } from '../request/query-engine.types.ts';
import { bindParams } from './bind-params.ts';
import { toPosition, toSourceOffset } from './source-position.ts';

function param(name: string, value: BoundParam['value'] = 'v', type: ParamType = 'string'): BoundParam {
  return { name, type, value };
}

const PARAMS = [
  param('p'),
  param('q'),
  param('l', ['a', 'b'], 'list'),
  param('none', [], 'list'),
  param('null', null, 'list'),
];

function boundOf(sql: string): string {
  return bindParams(sql, PARAMS).sql;
}

function codeOf(sql: string): string {
  try {
    return boundOf(sql);
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe('placeholders', () => {
  it.each([
    ['select ${p}, ${q}, ${p}', 'select $1, $2, $1'],
    ['select ${ p }::int', 'select $1::int'],
    ["select '%'||${p}||'%'", "select '%'||$1||'%'"],
    [
      "select 'it''s', e'\\'', \"a\"\"b\", $$x$$, $t$ $$ $t$, ${p} -- c",
      "select 'it''s', e'\\'', \"a\"\"b\", $$x$$, $t$ $$ $t$, $1 -- c",
    ],
    ['select /* a /* b */ c */ ${p}', 'select /* a /* b */ c */ $1'],
    ['x in ${l}', 'x in ($1, $2)'],
    ['x in(${l})', 'x in($1, $2)'],
    ['x NOT IN /* which */ (\n ${l}\n)', 'x NOT IN /* which */ ($1, $2)'],
    ['x in ${none} or y in (${null})', 'x in [] or y in (null)'],
    ['x in (${l}, 1)', 'x in ($1, 1)'],
    ['unnest(${l})', 'unnest($1)'],
    ['x in (${p})', 'x in ($1)'],
    ['select 1;', 'select 1'],
    ['select 1; ; -- end', 'select 1  -- end'],
    ["select 'a;b'", "select 'a;b'"],
  ])('of %j are bound', (sql, bound) => {
    expect(boundOf(sql)).toBe(bound);
  });

  it.each([
    ["select '${p}'", 'sql/param-misplaced'],
    ["select 'a''${p}'", 'sql/param-misplaced'],
    ["select e'\\'${p}'", 'sql/param-misplaced'],
    ['select "${p}"', 'sql/param-misplaced'],
    ['select 1 -- ${p}', 'sql/param-misplaced'],
    ['select 1 /* /* */ ${p} */', 'sql/param-misplaced'],
    ['select $$${p}$$', 'sql/param-misplaced'],
    ['select $tag$ ${p} $tag$', 'sql/param-misplaced'],
    ["select 'never closed ${p}", 'sql/param-misplaced'],
    ['select * from t_${p}', 'sql/param-misplaced'],
    ['select * from ${p}_t', 'sql/param-misplaced'],
    ['select 列${p}', 'sql/param-misplaced'],
    ['select a.${p}', 'sql/param-misplaced'],
    ['select ${p}${q}', 'sql/param-misplaced'],
    ['select ${p}(1)', 'sql/param-misplaced'],
    ['select ${x}', 'sql/param-unknown'],
    ['select ${}', 'sql/syntax'],
    ['select ${p.q}', 'sql/param-unknown'],
    ["select 'open", 'sql/syntax'],
    ['select /* /* */ 1', 'sql/syntax'],
    ['select $1', 'sql/syntax'],
    ['select $name', 'sql/syntax'],
    ['select a where b = ?', 'sql/syntax'],
    [' ; ;; -- nothing', 'sql/empty'],
  ])('in %j are refused', (sql, code) => {
    expect(codeOf(sql)).toBe(code);
  });

  it('keep the way back to the author’s text', () => {
    const sql = 'select ${p},\n  ${q} + wrong';
    const bound = bindParams(sql, PARAMS);
    const offset = toSourceOffset(bound.replacements, bound.sql.indexOf('wrong'));
    expect(sql.slice(offset)).toBe('wrong');
    expect(toPosition(sql, offset)).toEqual({ line: 2, column: 10 });
    expect(toSourceOffset(bound.replacements, bound.sql.indexOf('$2') + 1)).toBe(sql.indexOf('${q}'));
  });
});
