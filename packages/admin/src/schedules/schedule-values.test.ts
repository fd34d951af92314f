import type { ExcelParameter, ScheduleRecord } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { addressesOf, cronOf, newSchedule, toSaved, toSetParam, valuesOf } from './schedule-values.ts';

const NEW = newSchedule('ledger', '晨报', 'zh');

const parameter = (paramName: string, paramType: ExcelParameter['paramType'] = 'string'): ExcelParameter => ({
  setCode: 'sales',
  paramName,
  label: paramName,
  paramType,
  required: false,
  allowedValues: [],
  value: '',
  locked: false,
});

const STORED: ScheduleRecord = {
  id: '1',
  reportCode: 'ledger',
  reportName: '台账',
  scheduleName: '晨报',
  cron: '30 9 * * 1,3',
  timeZone: 'Asia/Shanghai',
  format: 'pdf',
  setParam: { sales: { cities: ['杭州', '苏州'], year: 2026 } },
  message: '请查收',
  recipients: ['a@x.example', 'b@x.example'],
  language: 'en',
  keepFile: 1,
  filesKept: 7,
  paused: false,
  owner: 'admin',
  nextTime: null,
  lastRun: null,
  createBy: '',
  createTime: '',
  updateBy: '',
  updateTime: '',
};

describe('the form of a schedule', () => {
  it('reads addresses however they are parted, each once', () => {
    expect(addressesOf(' a@x.example\nb@x.example，a@x.example; c@x.example ')).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
    ]);
    expect(addressesOf(' \n')).toEqual([]);
  });

  it('makes a cron expression of what is chosen, and keeps one that is written', () => {
    expect(cronOf(NEW)).toBe('0 8 * * *');
    expect(cronOf({ ...NEW, repeat: 'weekly', weekdays: ['5', '1'], time: '18:30' })).toBe('30 18 * * 1,5');
    expect(cronOf({ ...NEW, repeat: 'monthly', monthDay: 'L' })).toBe('0 8 L * *');
    expect(cronOf({ ...NEW, repeat: 'own', cron: ' */15 8-18 * * 1-5 ' })).toBe('*/15 8-18 * * 1-5');
  });

  it('shows a stored schedule as it was chosen, and saves it as it was', () => {
    const values = valuesOf(STORED);
    expect(values).toMatchObject({ repeat: 'weekly', time: '09:30', weekdays: ['1', '3'] });
    expect(values.parameters).toEqual({ 'sales.cities': '杭州,苏州', 'sales.year': '2026' });
    const parameters = [parameter('cities', 'list'), parameter('year'), parameter('city')];
    const saved = toSaved(values, parameters);
    expect(STORED).toMatchObject({ ...saved, setParam: {} });
    expect(saved.setParam).toEqual({ sales: { cities: ['杭州', '苏州'], year: '2026' } });
  });

  it('writes an expression that says more than can be chosen', () => {
    expect(valuesOf({ ...STORED, cron: '*/15 * * * *' })).toMatchObject({ repeat: 'own', cron: '*/15 * * * *' });
  });

  it('leaves out parameters that are empty or that the report has no more', () => {
    expect(toSetParam([parameter('city')], { 'sales.city': ' ', 'sales.gone': 'x' })).toEqual({});
  });
});
