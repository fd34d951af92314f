import type { Cell, ColumnType } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from './profile-rows.testing.ts';
import { readColumns } from './read-columns.ts';
import { spanOf } from './time-grain.ts';

/** A column of these values, repeated to sixty rows unless they are sixty already. */
function read(name: string, type: ColumnType, values: readonly Cell[]) {
  const rows = Array.from({ length: 60 }, (_, at) => [values[at % values.length]!]);
  return readColumns(profileOf({ id: 'one', name: 'one', columns: [{ name, type }], rows }))[0]!;
}

const numbers = (from: number, step: number) => Array.from({ length: 60 }, (_, at) => from + at * step);

describe('the role of a column', () => {
  it.each([
    ['金额（元）', [12.5, 80, 3], 'SUM', '元'],
    ['Sales amount (USD)', [12.5, 80, 3], 'SUM', 'USD'],
    ['数量', [1, 2, 3], 'SUM', ''],
    ['停机分钟', [4, 30, 12], 'SUM', ''],
    ['单价', [12.5, 80, 3], 'AVG', ''],
    ['Unit price', [12.5, 80, 3], 'AVG', ''],
    ['温度（℃）', [21.5, 22, 23], 'AVG', '℃'],
    ['合格率(%)', [97.1, 98, 99.2], 'AVG', '%'],
    ['毛利率', [0.2, 0.31, 0.28], 'AVG', '%'],
    ['账户余额', [100, 250, 90], 'AVG', ''],
    ['Q3', [1, 2, 5, 4], 'AVG', ''],
    ['Balance of payments', [-3, 2, 5], 'AVG', ''],
    ['水位', [102, 311, 208], 'AVG', ''],
    ['waiting time', Array.from({ length: 50 }, (_, at) => at + 5), 'AVG', ''],
    ['health', [57, 76, 83], 'AVG', ''],
    ['wind', [4.7, 2.3, 6.1], 'AVG', ''],
    ['车速(km/h)', [40, 62, 55], 'AVG', 'km/h'],
    ['油耗（升/百公里）', [7.2, 6.8, 9], 'AVG', '升/百公里'],
    ['签收（件）', [120, 80, 95], 'SUM', '件'],
    ['同比增长', [-0.12, 0.3, 0.08], 'AVG', '%'],
    ['survived', [0, 1, 1], 'AVG', '%'],
    ['average total', [12.5, 80, 3], 'SUM', ''],
    ['期末数量', [12, 80, 3], 'SUM', ''],
    ['Q6 总体满意度', [1, 5, 3], 'AVG', ''],
    ['累计里程(km)', [12_000, 800, 30_000], 'AVG', 'km'],
    ['energy per capita (kWh)', [1200, 80_000, 30_000], 'AVG', 'kWh'],
    ['seat_km_per_week', [1200, 80_000, 30_000], 'AVG', ''],
    ['Coal (TWh)', [120.5, 80, 31], 'SUM', 'TWh'],
    ['bill_length_mm', [39.1, 40.3, 36.7], 'AVG', ''],
    ['就诊人次', [12, 80, 33], 'SUM', ''],
    ['本期借方', [12, 80, 33], 'SUM', ''],
  ])('%s is an amount or a mean', (name, values, func, unit) => {
    const { role, ...column } = read(name, values.every(Number.isInteger) ? 'integer' : 'decimal', values);
    expect([role, column.func, column.unit]).toEqual(['measure', func, unit]);
  });

  it.each([
    ['订单号', 'string', ['SO1001', 'SO1002', 'SO1003'], 'id'],
    ['工号', 'integer', numbers(20_001, 1), 'id'],
    ['Customer ID', 'integer', [1001, 1002, 1003], 'id'],
    ['联系方式', 'integer', [13_812_345_678, 13_912_345_679], 'id'],
    ['row', 'integer', numbers(1, 1), 'id'],
    ['邮箱', 'string', ['a@example.com', 'b@example.com'], 'id'],
    ['年份', 'integer', [2023, 2024, 2025], 'period'],
    ['Year', 'integer', [2023, 2024, 2025], 'period'],
    ['月份', 'string', ['2025-01', '2025-02'], 'period'],
    ['季度', 'string', ['Q1', 'Q2', 'Q3'], 'period'],
    ['星期', 'string', ['周一', '周二'], 'period'],
    ['大区', 'string', ['华东', '华南'], 'category'],
    ['是否在职', 'integer', [0, 1], 'category'],
    ['pclass', 'integer', [1, 2, 3], 'category'],
    ['客户等级', 'integer', [1, 2, 3, 4], 'category'],
    ['班级排名', 'integer', [1, 2, 2, 4], 'none'],
    ['season', 'integer', [1, 2, 3, 4], 'period'],
    ['weathersit', 'integer', [1, 2, 3], 'category'],
    ['mnth', 'integer', [1, 2, 12], 'period'],
    ['hr', 'integer', [0, 5, 23], 'period'],
    ['day', 'integer', [1, 15, 31], 'none'],
    ['minute', 'integer', [0, 15, 59], 'none'],
    ['dep_time', 'integer', numbers(0, 20).map((minutes) => Math.floor(minutes / 60) * 100 + (minutes % 60)), 'none'],
    ['flight', 'integer', numbers(11, 7), 'id'],
    ['Store', 'integer', [1, 2, 3], 'category'],
    ['迟到', 'boolean', [true, false], 'category'],
    ['姓名', 'string', numbers(1, 1).map((at) => `员工甲${'一二三四五六'[at % 6]}${at}`), 'name'],
    ['日期', 'date', ['2025-01-01', '2025-01-02'], 'time'],
    ['经度', 'decimal', [121.4, 121.5], 'none'],
    ['备注', 'string', ['很长的一段文字'.repeat(8), '另一段更长的文字'.repeat(8)], 'none'],
    ['always', 'string', ['same'], 'none'],
    ['empty', 'string', [null], 'none'],
  ] as const)('%s (%s) is %j', (name, type, values, role) => {
    expect(read(name, type, values).role).toBe(role);
  });

  it('knows provinces and countries by their names, in both languages, and no other texts', () => {
    expect(read('地区', 'string', ['广东', '江苏省', '北京市']).region).toBe('china');
    expect(read('Province', 'string', ['Guangdong', 'Jiangsu', 'Beijing']).region).toBe('china');
    expect(read('Market', 'string', ['France', 'Germany', 'Japan']).region).toBe('world');
    expect(read('城市', 'string', ['杭州', '宁波', '里昂']).region).toBe(undefined);
    expect(read('Grade', 'string', ['A', 'B', 'C']).region).toBe(undefined);
  });
});

/** How the columns of numbers of a table are put together. */
function funcsOf(names: readonly string[], rows: readonly (readonly Cell[])[], types: readonly ColumnType[]) {
  const columns = names.map((name, at) => ({ name, type: types[at]! }));
  const read = readColumns(profileOf({ id: 'one', name: 'one', columns, rows }));
  return Object.fromEntries(read.filter(({ role }) => role === 'measure').map(({ name, func }) => [name, func]));
}

describe('columns beside each other', () => {
  const marks = Array.from({ length: 20 }, (_, at) => {
    const [one, other] = [50 + ((at * 7) % 45), 55 + ((at * 11) % 40)];
    return [one, other, one + other];
  });

  it('are means where their sum is a score', () => {
    expect(funcsOf(['语文', '数学', '总分'], marks, ['integer', 'integer', 'integer'])).toEqual({
      语文: 'AVG',
      数学: 'AVG',
      总分: 'AVG',
    });
  });

  it('add up where their sum is a total, and the total knows its parts', () => {
    const months = Array.from({ length: 6 }, (_, at) => [`部门${at}`, at * 37 + 1, at * 53 + 5, at * 90 + 6]);
    const columns = ['部门', '1月', '2月', '合计'].map((name, at) => ({
      name,
      type: at === 0 ? ('string' as const) : ('integer' as const),
    }));
    const read = readColumns(profileOf({ id: 'one', name: 'one', columns, rows: months }));
    expect(read.slice(1).map(({ func, parts }) => [func, parts])).toEqual([
      ['SUM', []],
      ['SUM', []],
      ['SUM', ['1月', '2月']],
    ]);
  });

  it('are a state that lasts where rows are of several days, and a sum at one moment', () => {
    const rows = Array.from({ length: 20 }, (_, at) => [
      `2026-03-${String(1 + (at % 10)).padStart(2, '0')}`,
      100 + at * 17,
    ]);
    expect(funcsOf(['日期', '库存'], rows, ['date', 'integer'])).toEqual({ 库存: 'AVG' });
    const once = rows.map(([, stock], at) => [`仓库${at % 4}`, stock!]);
    expect(funcsOf(['仓库', '库存'], once, ['string', 'integer'])).toEqual({ 库存: 'SUM' });
  });
});

describe('a course of time', () => {
  it.each([
    ['2026-03-01 00:00:00', '2026-03-02 12:00:00', 'hour', true],
    ['2026-03-01 00:00:00', '2026-04-12 12:00:00', 'day', true],
    ['2025-01-01 00:00:00', '2025-12-30 00:00:00', 'month', true],
    ['2025-01-01 00:00:00', '2025-12-09 00:00:00', 'month', false],
    ['2001-01-01 00:00:00', '2025-12-09 00:00:00', 'year', true],
  ])('from %s to %s goes by %s', (from, to, grain, isLastWhole) => {
    const middle = from.replace(':00:00', ':30:00');
    expect(spanOf(read('时间', 'datetime', [from, middle, to]))).toEqual({ grain, isLastWhole });
  });

  it('is none where dates cannot be read', () => {
    expect(spanOf(read('日期', 'date', ['later', 'sooner']))).toBe(undefined);
  });
});

/** One row a day of two meters: what they count, and what they have counted so far. */
function metered() {
  const columns = [
    { name: 'day', type: 'date' },
    { name: 'meter', type: 'string' },
    { name: 'deaths', type: 'integer' },
    { name: 'new_deaths', type: 'integer' },
    { name: 'weight', type: 'integer' },
  ] as const;
  const rows = Array.from({ length: 60 }, (_, at) => {
    const [day, meter] = [Math.floor(at / 2), at % 2];
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    return [date, `m${meter}`, (meter + 1) * 10 * day, 5 + ((day * 7) % 11), 900 + ((day * 13) % 300)];
  });
  return readColumns(profileOf({ id: 'meters', name: 'meters', columns, rows }));
}

it('what never falls from day to day is reached so far, and is not added up; what swings is', () => {
  const funcs = metered().map(({ name, func }) => [name, func]);
  expect(Object.fromEntries(funcs)).toMatchObject({ deaths: 'AVG', new_deaths: 'SUM' });
});

it('weights of things of one kind are their properties', () => {
  expect(metered().find(({ name }) => name === 'weight')?.func).toBe('AVG');
  expect(read('weight', 'decimal', [0.2, 18.5, 3.1]).func).toBe('SUM');
});
