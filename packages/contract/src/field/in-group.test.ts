import { describe, expect, it } from 'vitest';
import { field } from './field.ts';
import { formOf } from './form-of.ts';
import { inGroup } from './in-group.ts';

const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };
const MOTION = { id: 'motion', label: { zh: '动画', en: 'Motion' } };
const label = { zh: '宽度', en: 'Width' };

describe('fields of a group', () => {
  const fields = inGroup(LOOK, {
    width: field.number({ label, default: 4, min: 0, max: 10 }),
    isMoving: field.toggle({ label, group: MOTION }),
    height: field.number({ label, default: 2, min: 0, max: 10 }),
  });

  it('stand under its heading, except those that name another', () => {
    const groups = formOf(fields).map(({ id, fields: inside }) => [id, inside.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['look', ['width', 'height']],
      ['motion', ['isMoving']],
    ]);
  });

  it('keep their order and what else they say', () => {
    expect(Object.keys(fields)).toEqual(['width', 'isMoving', 'height']);
    expect(fields.width).toMatchObject({ default: 4, minimum: 0, maximum: 10, 'x-aj': { label, group: LOOK } });
  });
});
