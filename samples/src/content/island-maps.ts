import type { SampleMap } from './sample.ts';

/** An invented island province and the maps of two of its cities, to be drilled down into. */
export const islandMaps: readonly SampleMap[] = [
  { mapCode: '990000', nameZh: '云屿省（示例）', nameEn: 'Yunyu Island (sample)', fileName: 'island-990000.geojson' },
  { mapCode: '990100', nameZh: '星港市', nameEn: 'Xinggang', fileName: 'island-990100.geojson' },
  { mapCode: '990300', nameZh: '云麓市', nameEn: 'Yunlu', fileName: 'island-990300.geojson' },
];
