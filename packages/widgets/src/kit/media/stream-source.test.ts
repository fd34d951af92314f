import { describe, expect, it } from 'vitest';
import { MAX_TRIES, toRetryMs, toStreamSource } from './stream-source.ts';

const BASE = 'https://wall.example/screens/a';
const sourceOf = (address: string, kind: 'auto' | 'hls' = 'auto') =>
  toStreamSource(address, kind, { cam: '7/8' }, BASE);

describe('the source of a stream', () => {
  it('tells its kind by the end of its path', () => {
    expect(sourceOf('https://a.example/live/1.m3u8?t=1')).toEqual({
      url: 'https://a.example/live/1.m3u8?t=1',
      kind: 'hls',
    });
    expect(sourceOf('/live/1.FLV')?.kind).toBe('flv');
    expect(sourceOf('/clip.mp4')?.kind).toBe('file');
    expect(sourceOf('/clip.mp4', 'hls')?.kind).toBe('hls');
  });

  it('is http, https or a path, with encoded parameters', () => {
    expect(sourceOf('/cam/{cam}.m3u8')?.url).toBe('https://wall.example/cam/7%2F8.m3u8');
    for (const address of [
      '',
      'javascript:alert(1)',
      'data:video/mp4,x',
      'file:///x.mp4',
      'rtmp://a/b',
      'https://{cam}/x',
    ])
      expect(sourceOf(address)).toBe(undefined);
  });
});

describe('the pause before a new try', () => {
  it('doubles up to half a minute, then stays at a minute', () => {
    const pauses = Array.from({ length: MAX_TRIES + 2 }, (_, i) => toRetryMs(i + 1, 0));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 60_000, 60_000]);
  });

  it('is up to a quarter longer, so that many walls do not come at once', () => {
    expect(toRetryMs(1, 1)).toBe(1250);
  });
});
