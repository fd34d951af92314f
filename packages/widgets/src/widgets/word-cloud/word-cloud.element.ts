import { CustomChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toWordCloudOption } from './word-cloud.option.ts';
import { wordCloud } from './word-cloud.runtime.gen.ts';

/** `<aj-word-cloud>`: words by weight. */
export class AjWordCloud extends chartElement(wordCloud, toWordCloudOption, [CustomChart]) {}

registerElement('aj-word-cloud', AjWordCloud);
