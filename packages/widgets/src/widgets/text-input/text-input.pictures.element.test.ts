import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './text-input.element.ts';
import { samples } from './text-input.sample.ts';
import { textInput } from './text-input.widget.ts';

const SHOWN = new Set(['typical', 'filled', 'live', 'coloured']);

describe('the text-input widget', () =>
  testPictures(
    textInput,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
