import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './iframe.element.ts';
import { iframe } from './iframe.widget.ts';

/** A page without words, which the test runner serves. */
const url = '/packages/widgets/public/sample-colours.html';
const pages = [
  { name: '1', url },
  { name: '2', url: `${url}?2` },
];
const size = { width: 220, height: 130 };
const label = { zh: '网页', en: 'Page' };

describe('the iframe widget', () =>
  testPictures(iframe, [
    { name: 'one-page', label, size, setup: { iframeUrls: pages.slice(0, 1) } },
    { name: 'several', label, size, setup: { iframeUrls: pages } },
    { name: 'rounded', label, size, setup: { iframeUrls: pages, borderRadius: 24 } },
    { name: 'empty', label, size },
  ]));
