import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './tab-panel.element.ts';
import { samples } from './tab-panel.sample.ts';
import { tabPanel } from './tab-panel.widget.ts';

const SHOWN = new Set(['typical', 'segmented', 'pills', 'slanted']);

describe('the tab-panel widget', () =>
  testPictures(
    tabPanel,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
