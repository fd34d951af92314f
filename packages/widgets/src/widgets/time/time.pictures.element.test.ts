import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './time.element.ts';
import { samples } from './time.sample.ts';
import { time } from './time.widget.ts';

describe('the time widget', () => testPictures(time, samples, ['typical']));
