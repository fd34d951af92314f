import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './drop-down.element.ts';
import { samples } from './drop-down.sample.ts';
import { dropDown } from './drop-down.widget.ts';

describe('the drop-down widget', () => testPictures(dropDown, samples, ['typical']));
