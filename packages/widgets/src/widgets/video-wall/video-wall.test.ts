import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from '../../shapes/roles.ts';
import { countPages, pageOf, toColumns, toTiles, type VideoWallProps } from './video-wall.option.ts';
import { videoWall } from './video-wall.widget.ts';

const plain: VideoWallProps = defaultsOf(videoWall.fields);
const BASE = 'https://wall.example/';
const mapping = ['src', 'name'].map((role) => ({ role, field: role }));
const tilesOf = (count: number) =>
  toTiles(
    plain,
    toRolesData(toTable(Array.from({ length: count }, (_, i) => ({ src: `/${i}.flv` }))), mapping),
    {},
    BASE,
  );

describe('the tiles of a video wall', () => {
  it('are the rows that have an address; one that is not allowed stays without a source', () => {
    const rows = [
      { src: '/a.m3u8', name: '甲' },
      { src: '', name: '乙' },
      { src: 'rtsp://10.0.0.1/1', name: '丙' },
    ];
    expect(toTiles(plain, toRolesData(toTable(rows), mapping), {}, BASE)).toEqual([
      { name: '甲', address: '/a.m3u8', source: { url: 'https://wall.example/a.m3u8', kind: 'hls' }, row: 1 },
      { name: '丙', address: 'rtsp://10.0.0.1/1', source: undefined, row: 3 },
    ]);
  });

  it('can be typed in', () => {
    const tiles = toTiles({ ...plain, streams: [{ name: '甲', src: '/cam/{id}.flv' }] }, undefined, { id: '7' }, BASE);
    expect(tiles[0]?.source?.url).toBe('https://wall.example/cam/7.flv');
  });

  it('are shown page by page', () => {
    const tiles = tilesOf(10);
    expect(countPages(tiles, 4)).toBe(3);
    expect(pageOf(tiles, 4, 2).map(({ row }) => row)).toEqual([9, 10]);
    expect(tilesOf(1000)).toHaveLength(200);
  });

  it('stand in a square, six in one of three by three', () => {
    expect(([1, 4, 6, 9, 16] as const).map(toColumns)).toEqual([1, 2, 3, 3, 4]);
  });
});
