import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './ring.element.ts';
import { samples } from './ring.sample.ts';
import { ring } from './ring.widget.ts';

/** px: as small as shows every part */
const size = { width: 150, height: 150 };

describe('the ring widget', () =>
  testPictures(
    ring,
    samples.map((sample) => ({ ...sample, size: sample.size ?? size })),
  ));
