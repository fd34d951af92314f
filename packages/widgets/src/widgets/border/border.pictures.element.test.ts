import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './border.element.ts';
import { samples } from './border.sample.ts';
import { border } from './border.widget.ts';

describe('the border widget', () => testPictures(border, samples, ['typical']));
