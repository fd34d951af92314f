import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './hyperlink.element.ts';
import { samples } from './hyperlink.sample.ts';
import { hyperlink } from './hyperlink.widget.ts';

describe('the hyperlink widget', () => testPictures(hyperlink, samples, ['typical']));
