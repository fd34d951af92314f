import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@aj-report/contract';
import { formOf, LIMITS, type FieldAnnotation, type Fields } from '@aj-report/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { changedShareFields, newShareFields } from '../../shares/share-fields.ts';
import { problemsOf } from '../form-problems.ts';
import { PasswordControl, TextControl } from './text-control.tsx';

const PACKAGES = path.resolve(import.meta.dirname, '../../../..');

const annotationOf = (value: unknown) => (value as { readonly 'x-aj'?: FieldAnnotation } | null)?.['x-aj'];

/** Groups of fields below a value of the contract, such as those of each kind of source. */
function fieldsBelow(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || annotationOf(value)) return [];
  const parts = Object.values(value);
  if (parts.length > 0 && parts.every((part) => annotationOf(part) !== undefined)) return [value as Fields];
  return parts.flatMap(fieldsBelow);
}

const FORMS = [
  contract.passwordFields,
  contract.signUpFields,
  contract.choosePasswordFields,
  contract.CONNECTION_FIELDS,
  newShareFields,
  changedShareFields(true),
].flatMap(fieldsBelow);

const PASSWORDS = FORMS.flatMap((fields) => formOf(fields).flatMap((group) => group.fields)).filter(({ name }) =>
  /(?<!change)password$|^secret$/i.test(name),
);

function sources(name: string): string[] {
  const folder = path.join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

describe('a field for a password', () => {
  it('takes what is pasted whole', () => {
    expect(PASSWORDS.length).toBeGreaterThan(10);
    for (const field of PASSWORDS) {
      const Control = field.control === 'password' ? PasswordControl : TextControl;
      const drawn = renderToStaticMarkup(
        createElement(Control, {
          field,
          id: 'a',
          value: '',
          mixed: false,
          invalid: false,
          disabled: false,
          onChange: () => undefined,
        }),
      );
      expect(drawn.toLowerCase(), field.name).not.toContain('maxlength');
    }
  });

  it('has no limit where it is written by hand', () => {
    const inputs = ['admin', 'embed', 'widgets'].flatMap(sources).flatMap((text) => text.split('<'));
    const passwords = inputs.filter((tag) => /^(?:sl-input|input|AccountInput)\s[^]*type="password"/.test(tag));
    expect(passwords.length).toBeGreaterThan(2);
    expect(passwords.filter((tag) => /maxlength/i.test(tag))).toEqual([]);
  });

  it.each([
    ['zh', '密码长度必须在 6-20 个字符之间！'],
    ['en', 'Password length must be between 6-20 characters!'],
  ] as const)('says in %s that what was pasted is too long', (language, message) => {
    const pasted = 'p'.repeat(LIMITS.newPasswordMax + 1);
    const values = { oldPassword: 'old-one', password: pasted, confirmPassword: pasted };
    const wrong = { password: message, confirmPassword: message };
    expect(problemsOf(contract.passwordFields, values, language)).toEqual(wrong);
    expect(problemsOf(contract.choosePasswordFields, values, language)).toEqual(wrong);
  });

  it('asks for what is missing in the words of the specification', () => {
    expect(problemsOf(contract.passwordFields, { oldPassword: '', password: '', confirmPassword: '' }, 'en')).toEqual({
      oldPassword: 'Please enter the old password',
      password: 'Please select a new password',
      confirmPassword: 'Please enter the password again',
    });
  });
});
