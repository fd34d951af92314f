import { defaultsOf, formOf, isShown } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { textInput } from './text-input.widget.ts';

describe('the form of a text input', () => {
  it('asks for the pause only while typing is reported, and for the button text only with a button', () => {
    const fields = formOf(textInput.fields).flatMap((group) => group.fields);
    const isOffered = (name: string, values: object) =>
      isShown(fields.find((one) => one.name === name)?.showIf, { ...defaultsOf(textInput.fields), ...values });
    expect([isOffered('debounceMs', {}), isOffered('debounceMs', { whileTyping: true })]).toEqual([false, true]);
    expect([isOffered('buttonText', {}), isOffered('buttonText', { showButton: false })]).toEqual([true, false]);
  });
});
