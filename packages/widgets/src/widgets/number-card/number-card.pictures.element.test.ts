import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './number-card.element.ts';
import { samples } from './number-card.sample.ts';
import { numberCard } from './number-card.widget.ts';

describe('the number-card widget', () => testPictures(numberCard, samples, ['typical']));
