import type { HttpConfig } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsCall } from './http-rows.ts';

const SOURCE: HttpConfig = { baseUrl: 'http://api.test/v1', headers: [], secretHeader: '', secret: '' };
const call = (request: object | string, value: string) =>
  toRowsCall(typeof request === 'string' ? request : JSON.stringify(request), SOURCE, [
    { name: 'p', type: 'string', value },
  ]);

describe('The request of an HTTP data set', () => {
  it('takes half a character for the sign of an unknown one, wherever it is filled in', () => {
    const { url, headers, body } = call(
      { apiUrl: 'rows?p=${p}', method: 'POST', header: { 'x-p': '${p}' }, body: { p: '${p}' } },
      'a\ud800',
    );
    expect([url, headers['x-p']]).toEqual(['http://api.test/v1/rows?p=a%EF%BF%BD', 'a%EF%BF%BD']);
    expect(body).toBe('{"p":"a\\ud800"}');
  });

  it('is refused when its body is nested so deeply that nobody could read it', () => {
    const deep = `${'['.repeat(20_000)}"\${p}"${']'.repeat(20_000)}`;
    expect(() => call(`{"apiUrl":"rows","method":"POST","body":${deep}}`, 'x')).toThrow(/nested/);
    expect(() => call(`{"apiUrl":"rows","header":{"x":${deep}}}`, 'x')).toThrow(/nested/);
  });
});
