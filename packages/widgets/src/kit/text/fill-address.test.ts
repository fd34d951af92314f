import { describe, expect, it } from 'vitest';
import { fillAddress } from './fill-address.ts';

describe('an address with parameters', () => {
  it('takes them encoded from the route query', () => {
    expect(fillAddress('https://a.example/x/{id}?q={name}', { id: '../b', name: 'a&b=c' })).toBe(
      'https://a.example/x/..%2Fb?q=a%26b%3Dc',
    );
  });

  it('leaves an unknown one empty', () => {
    expect(fillAddress('/x?q={nobody}', {})).toBe('/x?q=');
    expect(fillAddress('/x?q={constructor}', {})).toBe('/x?q=');
  });

  it('is refused when a parameter would choose scheme or server', () => {
    for (const address of ['{scheme}://a.example', 'https://{host}/x', '//{host}', '{page}', 'javascript:{code}']) {
      expect(fillAddress(address, { scheme: 'https', host: 'evil.example', page: 'x', code: '1' })).toBe(undefined);
    }
  });

  it('may be a path that begins with a parameter', () => {
    expect(fillAddress('./{page}', { page: '//evil.example' })).toBe('./%2F%2Fevil.example');
  });
});
