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

  it.each([
    '.',
    '..',
    '',
    '%2e%2e',
    '%2E',
    '.%2e',
    '..;x',
    '../secret',
    '..\\secret',
    'a/b',
    'a%2fb',
    'a%5Cb',
    '%252e%252e',
    'a\tb',
    'a\0',
  ])('is refused where a value would move it to another path: %j', (value) => {
    for (const apiUrl of ['rows/${p}', 'rows/${p}/items', 'rows/${ p }?q=1', '/${p}', 'http://api.test/v1/${p}']) {
      expect(() => call({ apiUrl }, value), apiUrl).toThrow(
        expect.objectContaining({ code: 'data-set/path-value-refused', params: { param: 'p', value } }),
      );
    }
  });

  it('is refused where values make a way up together with the text around them', () => {
    for (const [apiUrl, value] of [
      ['rows/.${p}', '.'],
      ['rows/${p}${p}', '.'],
      ['rows/${p}.', '.'],
      ['rows/%2e${p}', '.'],
    ] as const) {
      expect(() => call({ apiUrl }, value), apiUrl).toThrow(/cannot be a part of the address/);
    }
  });

  it('takes dots inside of a name, and any value behind the question mark', () => {
    expect(call('{"apiUrl":"rows/${p}.json"}', 'v1.2').url).toBe('http://api.test/v1/rows/v1.2.json');
    expect(call('{"apiUrl":"rows/${p}"}', '100% 中文').url).toBe('http://api.test/v1/rows/100%25%20%E4%B8%AD%E6%96%87');
    expect(call('{"apiUrl":"rows?p=${p}"}', '../x').url).toBe('http://api.test/v1/rows?p=..%2Fx');
    expect(call('{"apiUrl":"rows?p=${p}"}', '').url).toBe('http://api.test/v1/rows?p=');
  });
});
