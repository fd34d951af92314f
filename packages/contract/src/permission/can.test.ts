import { describe, expect, it } from 'vitest';
import { can, holdsRight } from './can.ts';
import { AUTHORITIES, PERMISSIONS, withBareCodes } from './permissions.ts';

describe('a permission', () => {
  it('that is empty is granted to everyone', () => {
    expect(can('', [])).toBe(true);
    expect(can(' | ', undefined)).toBe(true);
  });

  it('is denied without user or authorities', () => {
    expect(can('reportManage', undefined)).toBe(false);
    expect(can('reportManage', [])).toBe(false);
  });

  it('may hold alternatives with spaces between', () => {
    expect(can('roleManage | reportManage', ['reportManage'])).toBe(true);
    expect(can('roleManage|userManage', ['reportManage'])).toBe(false);
  });

  it('without an action is satisfied by any action of its code', () => {
    expect(can('reportManage', ['reportManage:query'])).toBe(true);
  });

  it('with an action is satisfied by itself or by the bare code only', () => {
    expect(can('reportManage:insert', ['reportManage:insert'])).toBe(true);
    expect(can('reportManage:insert', ['reportManage'])).toBe(true);
    expect(can('reportManage:insert', ['reportManage:query'])).toBe(false);
  });

  it('as one right holds no alternatives, and is held by nobody when it is none', () => {
    expect(holdsRight('reportManage:query', ['reportManage'])).toBe(true);
    for (const none of [
      '',
      ' ',
      '|',
      'a||b',
      'reportManage:query|userManage',
      'reportManage:',
      ':query',
      'a:b:c',
      '__proto__',
    ])
      expect(holdsRight(none, ['reportManage', 'reportManage:query', none])).toBe(false);
  });

  it('is matched exactly, never as a part of a longer word', () => {
    expect(can('report', ['reportManage'])).toBe(false);
    expect(can('reportManage:query', ['reportManage:queryAll'])).toBe(false);
  });

  it('is listed with its bare code for whoever holds all of its actions, and only then', () => {
    expect(withBareCodes(AUTHORITIES)).toEqual([...Object.keys(PERMISSIONS), ...AUTHORITIES]);
    expect(withBareCodes(['reportManage:query'])).toEqual(['reportManage:query']);
    expect(withBareCodes(['reportManage'])).toEqual(['reportManage']);
  });
});
