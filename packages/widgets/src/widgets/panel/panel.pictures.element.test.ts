import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './panel.element.ts';
import { samples } from './panel.sample.ts';
import { panel } from './panel.widget.ts';

const SHOWN = new Set(['typical', 'band', 'line', 'folded']);

describe('the panel widget', () =>
  testPictures(
    panel,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
