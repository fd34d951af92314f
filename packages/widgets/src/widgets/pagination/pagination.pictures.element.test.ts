import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './pagination.element.ts';
import { samples } from './pagination.sample.ts';
import { pagination } from './pagination.widget.ts';

const SHOWN = new Set(['typical', 'jumper', 'coloured', 'small']);

describe('the pagination widget', () =>
  testPictures(
    pagination,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
