import { field } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { findBadChild, toDrafts, toSaved, type ChildDrafts, type ChildEntity } from './child-entity.ts';
import { addRow, deleteRow } from './child-rows.ts';

const label = { zh: '名称', en: 'Name' };
const phones: ChildEntity = {
  title: { zh: '电话', en: 'Phones' },
  joinType: 'OneToMany',
  fieldNameInMainEntityOnSave: 'phones',
  fields: { number: field.text({ label, minLength: 1 }) },
};
const address: ChildEntity = {
  title: { zh: '地址', en: 'Address' },
  joinType: 'OneToOne',
  fieldNameInMainEntityOnSave: 'address',
  fields: { city: field.text({ label, minLength: 1 }), street: field.text({ label }) },
  joinEntitys: [phones],
};
const entities = [address, phones];
const check = (drafts: ChildDrafts) => findBadChild(entities, drafts, {}, 'edit', 'en');

describe('children of a record', () => {
  it('come and go under their names, nested ones within theirs', () => {
    const loaded = { address: { city: 'Rome', phones: [{ number: '1' }] }, phones: [{ number: '2' }] };
    expect(toSaved(entities, toDrafts(entities, loaded))).toEqual({
      address: { city: 'Rome', street: '', phones: [{ number: '1' }] },
      phones: [{ number: '2' }],
    });
  });

  it('that were loaded and deleted are sent with a flag, added ones are forgotten', () => {
    const drafts = toDrafts([phones], { phones: [{ number: '2' }] });
    const added = addRow(drafts['phones']!.rows, { number: '3' });
    const rows = deleteRow(deleteRow(added, 2), 1);
    expect(toSaved([phones], { phones: { ...drafts['phones']!, rows } })).toEqual({
      phones: [{ number: '2', deletedFlag: true }],
    });
  });
});

describe('before saving', () => {
  it('a form that nobody touched passes, one with data must be whole', () => {
    const drafts = toDrafts(entities, {});
    expect(check(drafts)).toBeUndefined();
    const [row] = drafts['address']!.rows;
    const touched = { ...row!, value: { city: '', street: 'Main' } };
    expect(check({ ...drafts, address: { ...drafts['address']!, rows: [touched] } })).toBe(address);
  });

  it('every row of a table must be whole, and nested ones too', () => {
    const drafts = toDrafts(entities, { address: { city: 'Rome', phones: [{ number: '' }] } });
    expect(check(drafts)).toBe(phones);
  });

  it('a child that is hidden is not asked', () => {
    const hidden = [{ ...phones, hide: () => true }];
    expect(findBadChild(hidden, toDrafts(hidden, { phones: [{ number: '' }] }), {}, 'edit', 'en')).toBeUndefined();
  });
});
