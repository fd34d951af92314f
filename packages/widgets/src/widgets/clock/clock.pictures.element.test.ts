import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './clock.element.ts';
import { samples } from './clock.sample.ts';
import { clock } from './clock.widget.ts';

describe('the clock widget', () => testPictures(clock, samples, ['typical']));
