import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { recordVideo } from '../../kit/media/record-video.testing.ts';
import './video.element.ts';
import { video } from './video.widget.ts';

const setup = { videoAddress: await recordVideo(), posterAddress: SAMPLE_PICTURES.windFarm, hasControls: false };
const size = { width: 200, height: 90 };
const label = { zh: '封面', en: 'Poster' };

describe('the video widget before it plays', () =>
  testPictures(video, [
    { name: 'whole', label, size, setup },
    { name: 'cropped', label, size, setup: { ...setup, objectFit: 'cover' } },
    { name: 'stretched', label, size, setup: { ...setup, objectFit: 'fill', borderRadius: 20 } },
    { name: 'empty', label, size },
  ]));
