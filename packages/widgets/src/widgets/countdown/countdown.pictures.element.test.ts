import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './countdown.element.ts';
import { samples } from './countdown.sample.ts';
import { countdown } from './countdown.widget.ts';

describe('the countdown widget', () => testPictures(countdown, samples, ['typical']));
