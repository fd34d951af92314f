import { exchangeShare, getDataBatch, getGeoMapByCode, getScreen, getShareDetail } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { MAP_PATH } from './map-client.ts';
import { PATHS } from './paths.ts';

describe('the paths of the embed client', () => {
  it.each(Object.entries({ exchangeShare, getDataBatch, getScreen, getShareDetail }))(
    '%s is the path that the contract declares',
    (name, endpoint) => {
      expect(PATHS[name as keyof typeof PATHS]).toBe(endpoint.path);
    },
  );

  it('include that of maps', () => {
    expect(MAP_PATH).toBe(getGeoMapByCode.path);
  });
});
