import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRingDrawing } from './progress-ring.option.ts';
import { progressRing, type ProgressRingProps } from './progress-ring.widget.ts';

const draw = (setup: Partial<ProgressRingProps> = {}, width = 220, height = 220) =>
  toRingDrawing({ ...defaultsOf(progressRing.fields), ...setup }, '76.4%', '完成率', { width, height });

describe('the drawing of a progress ring', () => {
  it('fills the shorter side of its box', () => {
    expect(draw().path.startsWith('M110.00 ')).toBe(true);
    expect(draw({}, 600, 220).stroke).toBe(draw().stroke);
    expect(draw({}, 600, 220).centre.x).toBe(300);
  });

  it('is cut into as many segments as is set', () => {
    expect(draw({ ringStyle: 'segments', segments: 20 }).pieces?.split('M')).toHaveLength(21);
    expect(draw().pieces).toBeNull();
  });

  it('writes the name only where it can be read', () => {
    expect(draw().name).toEqual(['完成率']);
    expect(draw({}, 48, 48).name).toEqual([]);
    expect(draw({ isShowName: false }).name).toEqual([]);
  });

  it('writes a longer name on two lines, of which the second may be cut', () => {
    const nameOf = (name: string) =>
      toRingDrawing(defaultsOf(progressRing.fields), '76.4%', name, { width: 200, height: 120 }).name;
    expect(nameOf('Machines running')).toEqual(['Machines', 'running']);
    expect(nameOf('华东区域全部门店年度')).toEqual(['华东区域全', '部门店年度']);
    expect(nameOf('华东区域全部门店年度销售目标完成率')).toEqual(['华东区域全部门', '店年度销售目…']);
    expect(nameOf('Overallequipmenteffectiveness')).toHaveLength(1);
  });

  it('writes as large as fits, or as is set', () => {
    expect(draw({}, 400, 400).font).toBeGreaterThan(draw().font);
    expect(draw({ fontSize: 20 }).font).toBe(20);
  });
});
