import { describe, expect, it } from 'vitest';
import { toStatePicture, type StateFacts } from './widget-state.ts';

const ready: StateFacts = { status: 'ready', hasData: true, isEmpty: false, drawsSample: false, mode: 'view' };

describe('the state of a widget', () => {
  it('is a skeleton only before the first data', () => {
    expect(toStatePicture({ ...ready, status: 'loading', hasData: false }).cover).toBe('skeleton');
    expect(toStatePicture({ ...ready, status: 'loading' })).toEqual({
      drawing: true,
      cover: undefined,
      badge: undefined,
    });
  });

  it('keeps the last picture under an error', () => {
    expect(toStatePicture({ ...ready, status: 'error' })).toEqual({ drawing: true, cover: undefined, badge: 'error' });
    expect(toStatePicture({ ...ready, status: 'error', hasData: false }).cover).toBe('error');
  });

  it('is empty without rows', () => {
    expect(toStatePicture({ ...ready, isEmpty: true }).cover).toBe('empty');
  });

  it('marks what is stale, and sample data only while editing', () => {
    const sample: StateFacts = { ...ready, status: 'sample', drawsSample: true };
    expect(toStatePicture({ ...ready, status: 'stale' }).badge).toBe('stale');
    expect(toStatePicture(sample).badge).toBeUndefined();
    expect(toStatePicture({ ...sample, mode: 'edit' }).badge).toBe('sample');
  });

  it('marks nothing as a sample that is not drawn from sample rows', () => {
    expect(toStatePicture({ ...ready, status: 'sample', mode: 'edit' }).badge).toBeUndefined();
  });
});
