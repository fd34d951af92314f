import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './date-picker.element.ts';
import { samples } from './date-picker.sample.ts';
import { datePicker } from './date-picker.widget.ts';

const SHOWN = new Set(['typical', 'unset', 'month', 'plain']);

describe('the date-picker widget', () =>
  testPictures(
    datePicker,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
