import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './calendar.element.ts';
import { samples } from './calendar.sample.ts';
import { calendar } from './calendar.widget.ts';

/** px: as small as shows every part */
const size = { width: 260, height: 210 };

describe('the calendar widget', () =>
  testPictures(
    calendar,
    samples.map((sample) => ({ ...sample, size })),
  ));
