import { describe, expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

describe('the lines of a name', () => {
  it('are one where it fits, else two of about the same length', () => {
    expect(nameLines('完成率', 10, 60)).toEqual(['完成率']);
    expect(nameLines('设备综合开机率', 10, 60)).toEqual(['设备综', '合开机率']);
    expect(nameLines('Machines running', 10, 60)).toEqual(['Machines', 'running']);
  });

  it('are cut in the second alone, or in one that cannot be broken', () => {
    expect(nameLines('华东区域全部门店年度销售目标', 10, 60)).toEqual(['华东区域全部', '门店年度销…']);
    expect(nameLines('Overallequipmenteffectiveness', 10, 60)).toEqual(['Overalleq…']);
  });
});
