import { field } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { fieldsIn, lockedIn } from './form-columns.ts';

const label = { zh: '名称', en: 'Name' };
const fields = {
  code: field.text({ label, lockedAfterCreate: true }),
  password: field.password({ label, hiddenOn: ['edit', 'view'] }),
  note: field.text({ label, lockedOn: ['add'] }),
};

it('a mode hides and locks the fields that say so', () => {
  expect(Object.keys(fieldsIn(fields, 'add'))).toEqual(['code', 'password', 'note']);
  expect(Object.keys(fieldsIn(fields, 'edit'))).toEqual(['code', 'note']);
  expect([...lockedIn(fields, 'add')]).toEqual(['note']);
  expect([...lockedIn(fields, 'edit')]).toEqual(['code']);
});
