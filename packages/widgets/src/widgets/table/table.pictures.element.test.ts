import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import './table.element.ts';
import { samples } from './table.sample.ts';
import { table } from './table.widget.ts';

describe('the table widget', () => testPictures(table, samples));
