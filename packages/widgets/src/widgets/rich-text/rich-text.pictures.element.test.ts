import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { samples } from './rich-text.sample.ts';
import './rich-text.element.ts';
import { richText } from './rich-text.widget.ts';

/** px: as small as shows every part */
const size = { width: 260, height: 150 };

describe('the rich text widget', () =>
  testPictures(
    richText,
    samples.map((sample) => ({ ...sample, size })),
  ));
