import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './image.element.ts';
import { samples } from './image.sample.ts';
import { image } from './image.widget.ts';

describe('the image widget', () => testPictures(image, samples, ['typical']));
