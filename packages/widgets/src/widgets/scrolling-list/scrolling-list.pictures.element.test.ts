import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './scrolling-list.element.ts';
import { samples } from './scrolling-list.sample.ts';
import { scrollingList } from './scrolling-list.widget.ts';

describe('the scrolling-list widget', () => testPictures(scrollingList, samples, ['typical']));
