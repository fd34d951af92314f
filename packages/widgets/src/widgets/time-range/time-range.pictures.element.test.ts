import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './time-range.element.ts';
import { samples } from './time-range.sample.ts';
import { timeRange } from './time-range.widget.ts';

const SHOWN = new Set(['typical', 'coloured', 'small']);

describe('the time-range widget', () =>
  testPictures(
    timeRange,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
