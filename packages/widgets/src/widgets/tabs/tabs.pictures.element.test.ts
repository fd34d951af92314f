import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './tabs.element.ts';
import { samples } from './tabs.sample.ts';
import { tabs } from './tabs.widget.ts';

const SHOWN = new Set(['typical', 'segmented', 'pills', 'slanted', 'column', 'long-labels']);

describe('the tabs widget', () =>
  testPictures(
    tabs,
    samples.filter(({ name }) => SHOWN.has(name)),
  ));
