import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './button.element.ts';
import { samples } from './button.sample.ts';
import { button } from './button.widget.ts';

const SHOWN = new Set(['typical', 'tinted', 'outlined', 'coloured']);

describe('the button widget', () =>
  testPictures(
    button,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
