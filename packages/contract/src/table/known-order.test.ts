import { expect, it } from 'vitest';
import { knownOrder } from './known-order.ts';

it.each([
  [
    ['Sun', 'Thur', 'Sat', 'Fri'],
    ['Thur', 'Fri', 'Sat', 'Sun'],
  ],
  [
    ['Wednesday', 'Monday', 'Tues'],
    ['Monday', 'Tues', 'Wednesday'],
  ],
  [
    ['周日', '周一', '周三'],
    ['周一', '周三', '周日'],
  ],
  [
    ['星期天', '星期六', '星期二'],
    ['星期二', '星期六', '星期天'],
  ],
  [
    ['十二月', '二月', '十月', '一月'],
    ['一月', '二月', '十月', '十二月'],
  ],
  [
    ['10月', '2月', '1月'],
    ['1月', '2月', '10月'],
  ],
  [
    ['March', 'January', 'Dec'],
    ['January', 'March', 'Dec'],
  ],
  [
    ['High', 'Low', 'Medium'],
    ['Low', 'Medium', 'High'],
  ],
  [
    ['XL', 'S', 'L', 'M'],
    ['S', 'M', 'L', 'XL'],
  ],
  [
    ['不及格', '优秀', '及格', '良好'],
    ['优秀', '良好', '及格', '不及格'],
  ],
  [
    ['C', 'A', 'B', 'D'],
    ['A', 'B', 'C', 'D'],
  ],
  [
    ['Third', 'First', 'Second'],
    ['First', 'Second', 'Third'],
  ],
  [
    ['60岁以上', '18-25岁', '18岁以下', '26-59岁'],
    ['18岁以下', '18-25岁', '26-59岁', '60岁以上'],
  ],
  [
    ['10-20', '5-10', '100+', '<5'],
    ['<5', '5-10', '10-20', '100+'],
  ],
  [
    ['三年级', '一年级', '二年级'],
    ['一年级', '二年级', '三年级'],
  ],
])('of %j is %j', (values, expected) => {
  expect(knownOrder(values)).toEqual(expected);
});

it.each([[['East', 'West', 'North']], [['华东', '华南']], [['Mon', 'Paris']], [['Mon']], [['Yes', 'No']], [[]]])(
  'is none for %j',
  (values) => {
    expect(knownOrder(values)).toBeUndefined();
  },
);
