import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './radar-sweep.element.ts';
import { samples } from './radar-sweep.sample.ts';
import { radarSweep } from './radar-sweep.widget.ts';

/** px: as small as shows every part */
const size = { width: 200, height: 200 };

describe('the radar sweep widget', () =>
  testPictures(
    radarSweep,
    samples.map((sample) => ({ ...sample, size: sample.size ?? size })),
  ));
