import type { ScreenChange } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { fieldChangesOf } from './field-names.ts';

const widget = (values: NonNullable<ScreenChange['values']>, more: string[] = []): ScreenChange => ({
  kind: 'changed',
  what: 'widget',
  type: 'text',
  fields: [...values.map(({ field }) => field), ...more],
  values,
});

describe('fields of a difference', () => {
  it('are shown with what they were and are', () => {
    const change = widget([
      { field: 'left', before: 10, after: 20.5 },
      { field: 'hidden', before: false, after: true },
      { field: 'data.setCode', before: '', after: 'sales' },
    ]);
    expect(fieldChangesOf(change, 'zh')).toEqual(['左 10 → 20.5', '隐藏 否 → 是', '数据集 空 → sales']);
    expect(fieldChangesOf(change, 'en')[1]).toBe('hidden no → yes');
  });

  it('are shown by the words of their choices, and by their default where nothing was given', () => {
    const settings: ScreenChange = {
      kind: 'changed',
      what: 'settings',
      fields: ['language'],
      values: [{ field: 'language', after: 'en' }],
    };
    expect(fieldChangesOf(settings, 'zh')).toEqual(['语言 跟随观众 → 英文']);
  });

  it('are only named where they have parts or are ids; long texts are cut', () => {
    const change = widget([{ field: 'page', before: 'k2', after: 'k3' }], ['linkage', 'unheardOf']);
    expect(fieldChangesOf(change, 'zh')).toEqual(['页', '联动', 'unheardOf']);
    const [long] = fieldChangesOf(widget([{ field: 'layerName', before: 'x', after: 'y'.repeat(60) }]), 'zh');
    expect(long).toBe(`图层名称 x → ${'y'.repeat(24)}…`);
  });
});
