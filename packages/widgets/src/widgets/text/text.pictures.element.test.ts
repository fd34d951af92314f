import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './text.element.ts';
import { samples } from './text.sample.ts';
import { text } from './text.widget.ts';

describe('the text widget', () => testPictures(text, samples));
