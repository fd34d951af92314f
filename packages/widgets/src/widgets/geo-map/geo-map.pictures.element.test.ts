import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './geo-map.element.ts';
import { samples } from './geo-map.sample.ts';
// The map of the samples is there at once: a widget that fetches it is photographed before it comes.
import './sample-source.ts';
import { geoMap } from './geo-map.widget.ts';

/** Letters on a canvas cannot be replaced by the bundled ones: the picture has none. */
const WITHOUT_WORDS = { isShowTitle: false, isShowName: false };

describe('heat on a map', () => {
  // Heat needs a canvas: the other samples are drawn in Node.
  testPictures(
    geoMap,
    samples
      .filter(({ name }) => name === 'heat')
      .map((sample) => ({ ...sample, setup: { ...sample.setup, ...WITHOUT_WORDS } })),
  );
});
