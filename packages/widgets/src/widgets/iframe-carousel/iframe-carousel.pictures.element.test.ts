import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './iframe-carousel.element.ts';
import { iframeCarousel } from './iframe-carousel.widget.ts';

/** A page without words, which the test runner serves. */
const url = '/packages/widgets/public/sample-colours.html';
const pages = [
  { name: '1', url },
  { name: '2', url: `${url}?2` },
];
const size = { width: 260, height: 160 };
const label = { zh: '网页', en: 'Page' };

describe('the iframe carousel widget', () =>
  testPictures(iframeCarousel, [
    { name: 'tabs-above', label, size, setup: { pages } },
    { name: 'tabs-below', label, size, setup: { pages, tabs: 'bottom', indicator: 'bars', borderRadius: 16 } },
    { name: 'number', label, size, setup: { pages, tabs: 'none', indicator: 'number', pageZoom: 50 } },
    { name: 'empty', label, size, rows: [] },
  ]));
