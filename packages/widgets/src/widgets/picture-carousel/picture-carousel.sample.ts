import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const mapping = [
  { role: 'src', field: 'picture' },
  { role: 'name', field: 'title' },
];
const scenes = Object.values(SAMPLE_PICTURES);

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('empty', '空数据', 'Empty', { rows: [], mapping }),
  sample('one-row', '单张图片', 'One picture', {
    rows: [{ picture: SAMPLE_PICTURES.windFarm, title: both('北坡风电场', 'North slope wind farm') }],
    mapping,
  }),
  sample('list', '图片列表', 'From the list', {
    setup: {
      pictures: [
        { address: SAMPLE_PICTURES.city, title: both('城市运行中心', 'City operations centre') },
        { address: SAMPLE_PICTURES.plant, title: both('滨江智能工厂', 'Riverside smart plant') },
      ],
      transitionEffect: 'slide',
      indicator: 'number',
    },
  }),
  sample('progress', '进度条', 'Progress', {
    setup: { indicator: 'bars', transitionEffect: 'zoom', drifts: true, captionPlace: 'top' },
  }),
  sample('whole', '完整显示', 'Whole pictures', {
    setup: { objectFit: 'contain', showsCaption: false, transitionEffect: 'flip' },
    size: { width: 480, height: 160 },
  }),
  sample('long-labels', '长标题', 'Long titles', {
    rows: scenes.map((picture, i) => ({
      picture,
      title: both(
        `第 ${i + 1} 期：集团全球供应链与智能制造一体化协同运营指挥中心（华东区）建设进展`,
        `No. ${i + 1}: how the joint command centre for supply chain and smart manufacturing (East) is coming on`,
      ),
    })),
    mapping,
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({
      picture: scenes[i % scenes.length] ?? '',
      title: both(`相机 ${i + 1}`, `Camera ${i + 1}`),
    })),
    mapping,
  }),
  sample('broken', '无法加载', 'Cannot be loaded', {
    rows: [{ picture: 'data:image/png;base64,AAAA', title: both('离线相机', 'Camera offline') }],
    mapping,
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 160, height: 100 } }),
];
