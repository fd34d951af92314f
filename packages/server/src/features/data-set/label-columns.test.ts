import { expect, it } from 'vitest';
import { labelColumns } from './label-columns.ts';

const TABLE = {
  columns: [
    { name: 'a"],"data":', type: 'string' },
    { name: 'amount', type: 'decimal' },
  ],
  data: [['x],"data":'], [1.5]],
  rowCount: 1,
};
const read = (json: Buffer): unknown => JSON.parse(json.toString());

it('columns carry the labels of the set, whatever they are called and whatever stands in the rows', () => {
  const json = Buffer.from(JSON.stringify(TABLE));
  const [first, second] = TABLE.columns;
  expect(read(labelColumns(json, { amount: '金额', other: 'x' }, undefined))).toEqual({
    ...TABLE,
    columns: [first, { ...second, label: '金额' }],
  });
  expect(labelColumns(json, {}, undefined).equals(json)).toBe(true);
});

it('columns of groups carry the label of the field that they are made of', () => {
  const json = Buffer.from(JSON.stringify({ data: TABLE.data, columns: TABLE.columns, rowCount: 1 }));
  const group = {
    by: [{ field: 'city', as: 'a"],"data":' }],
    measures: [{ field: 'price', aggregation: 'sum' as const, as: 'amount' }],
  };
  expect(read(labelColumns(json, { city: '城市', price: '单价', amount: 'no' }, group))).toMatchObject({
    columns: [{ label: '城市' }, { label: '单价' }],
  });
});
