import { field, formOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { inPairs } from './form-model.ts';

function halves(kinds: string): string {
  const fields = [...kinds].map(
    (kind, i) => [`f${i}`, field.text({ label: { zh: '甲', en: 'A' }, half: kind === 'h' })] as const,
  );
  const [group] = formOf(Object.fromEntries(fields));
  return inPairs(group?.fields ?? [])
    .map(({ half }) => (half ? 'h' : '-'))
    .join('');
}

describe('fields of half a line', () => {
  it('stand two by two', () => {
    expect(halves('hh-hhhh')).toBe('hh-hhhh');
  });

  it('get the whole line when none stands beside them', () => {
    expect(halves('h-hhh')).toBe('--hh-');
    expect(halves('hhh-h')).toBe('hh---');
  });
});
