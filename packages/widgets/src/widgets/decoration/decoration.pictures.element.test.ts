import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './decoration.element.ts';
import { samples } from './decoration.sample.ts';
import { decoration } from './decoration.widget.ts';

describe('the decoration widget', () => testPictures(decoration, samples, ['typical']));
