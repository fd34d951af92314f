import { expect, it } from 'vitest';
import { toDictionary } from './dictionary.resource.ts';

it('sends the entries that are left, and nothing of the list', () => {
  const names = { dictCode: 'PLANT', nameZh: '工厂', nameEn: 'Plant' };
  const north = { itemValue: 'n', textZh: '北', textEn: 'North', extend: null, orderNum: 10, enableFlag: 1 };
  const items = [north, { ...north, itemValue: 's', deletedFlag: true }];
  expect(toDictionary({ ...names, builtIn: false, itemCount: 2, items })).toEqual({ ...names, items: [north] });
});
