import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './marquee.element.ts';
import { samples } from './marquee.sample.ts';
import { marquee } from './marquee.widget.ts';

describe('the marquee widget', () => testPictures(marquee, samples, ['typical']));
