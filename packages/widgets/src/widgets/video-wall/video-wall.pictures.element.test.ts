import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { takeDecoder } from '../../kit/media/decoder-budget.ts';
import './video-wall.element.ts';
import { samples } from './video-wall.sample.ts';
import { videoWall } from './video-wall.widget.ts';

/** px: as small as shows every part */
const size = { width: 300, height: 200 };
const DECODERS = 16;

describe('the video wall widget without a free decoder', () => {
  let giveBack: readonly (() => void)[] = [];
  before(() => {
    giveBack = Array.from({ length: DECODERS }, () => takeDecoder(() => {}));
  });
  after(() => giveBack.forEach((give) => give()));

  testPictures(
    videoWall,
    samples
      .filter((sample) => sample.name !== 'thousand-rows')
      .map((sample) => ({ ...sample, size: sample.size ?? size })),
  );
});
