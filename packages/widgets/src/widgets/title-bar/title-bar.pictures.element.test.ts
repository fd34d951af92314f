import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { samples } from './title-bar.sample.ts';
import './title-bar.element.ts';
import { titleBar } from './title-bar.widget.ts';

describe('the title bar widget', () => testPictures(titleBar, samples));
