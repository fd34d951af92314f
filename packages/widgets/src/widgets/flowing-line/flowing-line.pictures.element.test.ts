import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './flowing-line.element.ts';
import { samples } from './flowing-line.sample.ts';
import { flowingLine } from './flowing-line.widget.ts';

describe('the flowing-line widget', () => testPictures(flowingLine, samples, ['typical']));
