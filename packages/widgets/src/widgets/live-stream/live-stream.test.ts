import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { liveStream } from './live-stream.widget.ts';

describe('the live stream widget', () => {
  it('is muted unless set otherwise: browsers start nothing else by themselves', () => {
    expect(defaultsOf(liveStream.fields)).toMatchObject({ isMuted: true, streamKind: 'auto', streamAddress: '' });
  });

  it('takes address and name from data as a video monitor does', () => {
    expect(Object.keys(liveStream.slots)).toEqual(['src', 'name']);
  });
});
