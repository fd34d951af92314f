import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { titleBarFields } from './title-bar.fields.ts';

const captions = [
  both('智慧运营中心', 'Operations centre'),
  both('区域销售排行', 'Sales ranking'),
  both('全国仓储物流监控', 'Warehouses and Logistics'),
  both('质量追溯平台', 'Traceability'),
  both('能源消耗总览', 'Energy at a glance'),
  both('年度经营成果', 'Results of the year'),
  both('客服话务实况', 'Support calls, live'),
  both('设备运行状态', 'State of devices'),
  both('供应链协同', 'Supply chain'),
];

const styles = (titleBarFields.showtype['x-aj'].options ?? []).map(({ value, label }, i): WidgetSample => ({
  name: String(value),
  label,
  setup: { showtype: value, caption: captions[i] ?? '' },
}));

export const samples: WidgetSamples = [
  sample('typical', '展翼', 'Feathers'),
  ...styles.slice(1),
  sample('large', '大', 'Large', {
    setup: { caption: both('全国应急指挥调度中心', 'Emergency Dispatch Centre'), captionSize: 64 },
    size: { width: 1600, height: 140 },
  }),
  sample('subtitle', '带副标题', 'With a subtitle', {
    setup: {
      showtype: 'capsule',
      caption: both('城市交通指挥中心', 'City Traffic Control'),
      subtitle: 'ROADS · SIGNALS · TRANSIT',
      captionSize: 32,
    },
    size: { width: 960, height: 96 },
  }),
  sample('empty', '没有文字', 'No words', { setup: { caption: '' } }),
  sample('long-labels', '长标题', 'A long title', {
    setup: {
      caption: both(
        '集团全球供应链与智能制造一体化协同运营指挥中心（华东区）',
        'Joint command centre for the global supply chain and smart manufacturing (East)',
      ),
      showtype: 'brackets',
    },
  }),
  sample('small', '小尺寸', 'Small', {
    setup: { showtype: 'blade', caption: both('今日产量', 'Output today') },
    size: { width: 200, height: 40 },
  }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: {
      showtype: 'orbit',
      caption: both('安全生产天数', 'Days without accident'),
      mainColor: '#ff9f43',
      secondColor: '#54e0c7',
      captionFill: 'plain',
    },
    size: { width: 400, height: 60 },
  }),
];
