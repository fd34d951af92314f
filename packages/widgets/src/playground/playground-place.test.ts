import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './playground-place.ts';

describe('the place of the playground', () => {
  it('speaks the language of its fragment, then that of its address, then Chinese', () => {
    expect(readPlace('', '').language).toBe('zh');
    expect(readPlace('', '?lang=en').language).toBe('en');
    expect(readPlace('#type=text', '?lang=en-GB').language).toBe('en');
    expect(readPlace('#language=zh', '?lang=en').language).toBe('zh');
  });

  it('keeps its language in its links', () => {
    const place = readPlace('', '?lang=en');
    expect(readPlace(writePlace(place)).language).toBe('en');
  });
});
