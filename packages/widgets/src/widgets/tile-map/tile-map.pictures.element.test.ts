import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './tile-map.element.ts';
import { samples } from './tile-map.sample.ts';
import { tileMap } from './tile-map.widget.ts';
import { loadTileSet } from './tile-sets.ts';

describe('the tile map widget', () => {
  before(async () => {
    await loadTileSet('china');
    await loadTileSet('world');
  });
  testPictures(tileMap, samples);
});
