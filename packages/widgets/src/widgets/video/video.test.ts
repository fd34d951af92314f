import { describe, expect, it } from 'vitest';
import { toVideoSource } from './video.option.ts';

describe('the address of a video', () => {
  it('is http, https or a path of the screen’s server', () => {
    expect(toVideoSource('https://a.example/v.mp4', 'https://b.example')).toBe('https://a.example/v.mp4');
    expect(toVideoSource('/v.mp4', 'https://b.example/x/y')).toBe('https://b.example/v.mp4');
  });

  it('is nothing that would run code or read files', () => {
    for (const address of ['', '  ', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://'])
      expect(toVideoSource(address, 'https://b.example')).toBe(undefined);
  });
});
