import { describe, expect, it } from 'vitest';
import { belowPrefix } from './below-prefix.ts';
import { recordField } from './record-field.ts';

const ELSEWHERE = [
  '',
  '/',
  'file/upload',
  'https://elsewhere.example/take',
  '//elsewhere.example/take',
  '/\\elsewhere.example/take',
  '/file/../../take',
  '/file/%2e%2e/%2E%2e/take',
  '/file/./upload',
  '/file//upload',
  '/file/upload?to=1',
  '/file/upload#1',
  ' /file/upload',
  '/file/upload\n',
];

describe('a path of a call that a field names', () => {
  it.each(['/file/upload', '/accessUser/avatar', '/parts/v1.2/pictures_of-it'])(
    'is taken below the prefix: %s',
    (path) => expect(belowPrefix(path)).toBe(path),
  );

  it.each(ELSEWHERE)('is refused where it leads elsewhere: %j', (path) => {
    const label = { zh: '图片', en: 'Picture' };
    const source = { url: path };
    expect(() => belowPrefix(path)).toThrow(/below the base prefix/);
    expect(() => recordField.upload({ label, uploadUrl: path })).toThrow(JSON.stringify(path));
    for (const make of [recordField.select, recordField.tree, recordField.cascader, recordField.autocomplete])
      expect(() => make({ label, source } as never)).toThrow(JSON.stringify(path));
    for (const make of [recordField.checks, recordField.multiSelect])
      expect(() => make({ label, source } as never)).toThrow(JSON.stringify(path));
  });
});
