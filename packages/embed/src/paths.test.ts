import { exchangeShare, getDataBatch, getScreen, getShareDetail } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { PATHS } from './paths.ts';

describe('the paths of the embed client', () => {
  it.each(Object.entries({ exchangeShare, getDataBatch, getScreen, getShareDetail }))(
    '%s is the path that the contract declares',
    (name, endpoint) => {
      expect(PATHS[name as keyof typeof PATHS]).toBe(endpoint.path);
    },
  );
});
