import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { takeDecoder } from '../../kit/media/decoder-budget.ts';
import './live-stream.element.ts';
import { samples } from './live-stream.sample.ts';
import { liveStream } from './live-stream.widget.ts';

/** px: as small as shows every part */
const size = { width: 200, height: 112 };
const DECODERS = 16;

describe('the live stream widget without a free decoder', () => {
  let giveBack: readonly (() => void)[] = [];
  before(() => {
    giveBack = Array.from({ length: DECODERS }, () => takeDecoder(() => {}));
  });
  after(() => giveBack.forEach((give) => give()));

  testPictures(
    liveStream,
    samples.filter((sample) => sample.name !== 'empty').map((sample) => ({ ...sample, size: sample.size ?? size })),
  );
});
