import { describe, expect, it } from 'vitest';
import { toClientName } from './client-name.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('the client of a session', () => {
  it('is named by browser and system', () => {
    expect(toClientName(CHROME)).toBe('Chrome · Windows');
    expect(toClientName(`${CHROME} Edg/140.0`)).toBe('Edge · Windows');
    expect(toClientName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
      'Safari · iPhone',
    );
    expect(toClientName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox · Linux',
    );
  });

  it('is the name of a program that is no browser, and nothing where nothing is sent', () => {
    expect(toClientName('curl/8.5.0')).toBe('curl');
    expect(toClientName('')).toBe('');
  });
});
