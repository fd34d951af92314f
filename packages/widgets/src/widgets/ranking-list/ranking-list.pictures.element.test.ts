import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './ranking-list.element.ts';
import { samples } from './ranking-list.sample.ts';
import { rankingList } from './ranking-list.widget.ts';

describe('the ranking-list widget', () => testPictures(rankingList, samples, ['typical']));
