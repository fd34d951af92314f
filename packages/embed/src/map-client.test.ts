import type { MapSource } from '@aj-report/widgets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { sendData, sendFailure, startLocalService, type LocalService } from './local-service.testing.ts';

let service: LocalService;
let getMap: MapSource;
/** Id of the file of the one map that there is. */
let file: string;

const filesRead = () => service.seen.map(({ path }) => path).filter((path) => path.startsWith('/geoMap/file/'));

beforeEach(async () => {
  service = await startLocalService();
  file = 'first';
  service.handle = ({ path }, response) => {
    if (path === '/geoMap/byCode/island')
      sendData(response, {
        mapCode: 'island',
        name: { zh: '岛', en: 'Island' },
        path: `/geoMap/file/${file}`,
        children: [],
      });
    else if (path.startsWith('/geoMap/file/'))
      response.end(JSON.stringify({ type: 'FeatureCollection', features: [path] }));
    else sendFailure(response, 404, 'record/not-found');
  };
  getMap = createClient({ base: service.base, language: 'zh', retry: { attempts: 1, delayMs: 1 } }).getMap;
});

afterEach(() => service.stop());

describe('the map of a code', () => {
  it('is loaded once for widgets that ask at the same time', async () => {
    const [first, second] = await Promise.all([getMap('island'), getMap('island')]);
    expect(first).toBe(second);
    expect(first.geometry.features).toEqual(['/geoMap/file/first']);
    expect(service.seen).toHaveLength(2);
  });

  it('is the very same object until it is replaced, and then the new one', async () => {
    const first = await getMap('island');
    expect(await getMap('island')).toBe(first);
    file = 'second';
    const second = await getMap('island');
    expect(second.geometry.features).toEqual(['/geoMap/file/second']);
    expect(filesRead()).toEqual(['/geoMap/file/first', '/geoMap/file/second']);
  });

  it('stays what it was while the service is silent or refuses', async () => {
    const first = await getMap('island');
    service.handle = (_, response) => sendFailure(response, 403, 'auth/forbidden');
    expect(await getMap('island')).toBe(first);
    await service.stop();
    expect(await getMap('island')).toBe(first);
    await service.start();
  });

  it('is refused when there is none', async () => {
    await expect(getMap('gone')).rejects.toMatchObject({ code: 'record/not-found' });
  });
});
