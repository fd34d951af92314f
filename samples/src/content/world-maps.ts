import type { SampleMap } from './sample.ts';

/** Countries of the world, with Chinese and with English names. @source Natural Earth, public domain */
export const worldMaps: readonly SampleMap[] = [
  { mapCode: 'world', nameZh: '世界地图', nameEn: 'World (Chinese names)', fileName: 'world.geojson' },
  { mapCode: 'world-en', nameZh: '世界地图（英文）', nameEn: 'World', fileName: 'world-en.geojson' },
];
