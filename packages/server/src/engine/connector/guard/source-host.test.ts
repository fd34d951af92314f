import { describe, expect, it } from 'vitest';
import { hostInUrl, parseHost } from './source-host.ts';

describe('The host of a source', () => {
  it.each([
    ['db.example.com', 'db.example.com', 'db.example.com'],
    ['db_1', 'db_1', 'db_1'],
    ['db.example.com.', 'db.example.com.', 'db.example.com.'],
    ['10.0.0.1', '10.0.0.1', '10.0.0.1'],
    ['::1', '::1', '[::1]'],
    ['[::1]', '::1', '[::1]'],
    ['2001:DB8::1', '2001:db8::1', '[2001:db8::1]'],
    ['数据库.example', 'xn--dxty1ibyb.example', 'xn--dxty1ibyb.example'],
  ])('is read: %s', (text, host, inUrl) => {
    expect(parseHost(text)).toBe(host);
    expect(hostInUrl(text)).toBe(inUrl);
  });

  it.each([
    '',
    ' ',
    'a,b',
    'x?y',
    'x#y',
    'x/y',
    'x\\y',
    'x y',
    'user@x',
    'x:5432',
    '[::1]:5432',
    '[::1',
    '::1]',
    '[db.example]',
    '[fe80::1%25lo]',
    'fe80::1%lo',
    'a..b',
    '-a.b',
    '1.2.3',
    '0x7f.1',
    '2130706433',
    '999.1.1.1',
    'x%00',
    'x%2fy',
    '/var/run/postgresql',
    `${'a'.repeat(64)}.b`,
  ])('is refused in words: "%s"', (text) => {
    expect(() => parseHost(text)).toThrow(expect.objectContaining({ code: 'data-source/host-invalid', status: 400 }));
  });
});
