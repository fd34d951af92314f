import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './checkbox-group.element.ts';
import { samples } from './checkbox-group.sample.ts';
import { checkboxGroup } from './checkbox-group.widget.ts';

const SHOWN = new Set(['typical', 'tags', 'column', 'long-labels']);

describe('the checkbox-group widget', () =>
  testPictures(
    checkboxGroup,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
