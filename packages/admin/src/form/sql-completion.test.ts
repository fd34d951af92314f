import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeColumns, completeParams } from './sql-completion.ts';

/** The context at the bar in a text. */
function at(text: string, explicit = false): CompletionContext {
  const pos = text.indexOf('|');
  return new CompletionContext(EditorState.create({ doc: text.replace('|', '') }), pos, explicit);
}

describe('Completion of parameters', () => {
  const names = ['region', 'day'];

  it('offers their names behind ${ and closes the brace where there is none', () => {
    const found = completeParams(at('where a = ${re|'), names);
    expect(found?.from).toBe(12);
    expect(found?.options.map(({ apply }) => apply)).toEqual(['region}', 'day}']);
    expect(completeParams(at('where a = ${|}'), names)?.options[0]).toMatchObject({ apply: 'region' });
  });

  it('offers none elsewhere', () => {
    expect(completeParams(at('where re|'), names)).toBeNull();
    expect(completeParams(at('${|'), [])).toBeNull();
  });
});

describe('Completion of columns', () => {
  const schema = { 订单: ['地区', 'n'], 门店: ['地区'] };

  it('offers them by their own names with the tables they are of, quoted where they have to be', () => {
    const options = completeColumns(at('select 地|'), schema, '"')?.options;
    expect(options).toMatchObject([
      { label: '地区', apply: '"地区"', detail: '订单, 门店' },
      { label: 'n', apply: 'n' },
    ]);
    expect(completeColumns(at('select `地|'), schema, '`')?.options[0]).toMatchObject({
      label: '`地区`',
      apply: '`地区`',
    });
  });

  it('waits for a letter unless it was asked for, and leaves names behind a point to their table', () => {
    expect(completeColumns(at('select |'), schema, '"')).toBeNull();
    expect(completeColumns(at('select |', true), schema, '"')?.options).toHaveLength(2);
    expect(completeColumns(at('select a.n|'), schema, '"')).toBeNull();
  });
});
