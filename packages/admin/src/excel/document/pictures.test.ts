import { LIMITS, type ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { ExcelStore } from './excel-store.ts';
import {
  addPicture,
  describePicture,
  movePicture,
  pictureByKey,
  removePicture,
  resizePicture,
  sizeAtFirst,
} from './pictures.ts';

const LOGO = { row: 1, column: 2, fileId: 'logo', width: 100, height: 40 };
const SEAL = { ...LOGO, row: 9, fileId: 'seal' };
const SHEET: ExcelSheet = { name: 'S', cells: [], pictures: [LOGO, SEAL] };

describe('pictures of a sheet', () => {
  it('are put in over the others, no larger than can be handled', () => {
    expect(addPicture({ name: 'S', cells: [] }, LOGO).pictures).toEqual([LOGO]);
    expect(addPicture({ name: 'S', cells: [], pictures: [SEAL] }, LOGO).pictures).toEqual([SEAL, LOGO]);
    expect(sizeAtFirst({ width: 100, height: 40 })).toEqual({ width: 100, height: 40 });
    expect(sizeAtFirst({ width: 3200, height: 1600 })).toEqual({ width: 320, height: 160 });
    expect(sizeAtFirst({ width: 3200, height: 1 })).toEqual({ width: 320, height: 8 });
  });

  it('move from cell to cell, and stay on the sheet', () => {
    expect(movePicture(SHEET, 1, { row: 4, column: 0 }).pictures).toEqual([LOGO, { ...SEAL, row: 4, column: 0 }]);
    expect(movePicture(SHEET, 0, { row: -1, column: 99_999 }).pictures?.[0]).toMatchObject({
      row: 0,
      column: LIMITS.excelTemplateColumnsMax - 1,
    });
    expect(movePicture(SHEET, 0, LOGO)).toBe(SHEET);
  });

  it('get another size or text alone, within limits', () => {
    expect(resizePicture(SHEET, 0, { width: 150.4 }).pictures?.[0]).toEqual({ ...LOGO, width: 150 });
    expect(resizePicture(SHEET, 0, { width: -5, height: 9_999 }).pictures?.[0]).toMatchObject({
      width: 8,
      height: 4_000,
    });
    const described = describePicture(SHEET, 0, ' 公司标志 ');
    expect(described.pictures?.[0]).toEqual({ ...LOGO, alt: '公司标志' });
    expect(describePicture(described, 0, '').pictures?.[0]).toEqual(LOGO);
  });

  it('are gone through by keys', () => {
    const key = (more: object) => ({
      key: '',
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
    });
    const first = key({ key: '5', code: 'Digit5', ctrlKey: true, altKey: true });
    expect([pictureByKey(first, null, 2), pictureByKey(first, 1, 2), pictureByKey(first, null, 0)]).toEqual([
      0,
      0,
      null,
    ]);
    const tab = key({ key: 'Tab' });
    expect([0, 1, null].map((from) => pictureByKey(tab, from, 2))).toEqual([1, 0, null]);
    expect(pictureByKey(key({ key: 'Tab', shiftKey: true }), 0, 3)).toBe(2);
    expect(pictureByKey(key({ key: 'a' }), 0, 3)).toBeNull();
  });

  it('go alone; the last one leaves nothing behind', () => {
    expect(removePicture(SHEET, 0).pictures).toEqual([SEAL]);
    expect(removePicture(removePicture(SHEET, 0), 0)).toEqual({ name: 'S', cells: [] });
    expect(removePicture(SHEET, 5)).toBe(SHEET);
  });

  it('are selected in place of cells, as long as they are there', () => {
    const template = { schemaVersion: 1, sheets: [SHEET] };
    const store = new ExcelStore({ template, setCodes: [], setParam: {}, lockedParams: [] });
    store.selectPicture(1);
    expect(store.state.picture).toBe(1);
    store.changeSheet((sheet) => movePicture(sheet, 1, { row: 0, column: 0 }));
    expect(store.state.picture).toBe(1);
    store.changeSheet((sheet) => removePicture(sheet, 1));
    expect(store.state.picture).toBeNull();
    store.undo();
    expect(store.sheet.pictures).toHaveLength(2);
    store.selectPicture(0);
    store.select({ row: 0, column: 0 });
    expect(store.state.picture).toBeNull();
  });
});
