import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './progress-bar.element.ts';
import { samples } from './progress-bar.sample.ts';
import { progressBar } from './progress-bar.widget.ts';

describe('the progress-bar widget', () => testPictures(progressBar, samples, ['typical']));
