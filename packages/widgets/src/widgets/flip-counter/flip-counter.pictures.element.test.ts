import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './flip-counter.element.ts';
import { samples } from './flip-counter.sample.ts';
import { flipCounter } from './flip-counter.widget.ts';

describe('the flip-counter widget', () => testPictures(flipCounter, samples, ['typical']));
