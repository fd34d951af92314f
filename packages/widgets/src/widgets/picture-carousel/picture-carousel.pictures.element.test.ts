import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './picture-carousel.element.ts';
import { samples } from './picture-carousel.sample.ts';
import { pictureCarousel } from './picture-carousel.widget.ts';

/** px: as small as shows every part */
const size = { width: 240, height: 150 };

describe('the picture carousel widget', () =>
  testPictures(
    pictureCarousel,
    samples.map((sample) => ({ ...sample, size: sample.size ?? size })),
  ));
