import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const mapping = [
  { role: 'src', field: 'picture' },
  { role: 'name', field: 'title' },
];
const scenes = Object.values(SAMPLE_PICTURES);

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], mapping },
  {
    name: 'one-row',
    label: { zh: '单张图片', en: 'One picture' },
    rows: [{ picture: SAMPLE_PICTURES.windFarm, title: both('北坡风电场', 'North slope wind farm') }],
    mapping,
  },
  {
    name: 'list',
    label: { zh: '图片列表', en: 'From the list' },
    setup: {
      pictures: [
        { address: SAMPLE_PICTURES.city, title: both('城市运行中心', 'City operations centre') },
        { address: SAMPLE_PICTURES.plant, title: both('滨江智能工厂', 'Riverside smart plant') },
      ],
      transitionEffect: 'slide',
      indicator: 'number',
    },
  },
  {
    name: 'progress',
    label: { zh: '进度条', en: 'Progress' },
    setup: { indicator: 'bars', transitionEffect: 'zoom', drifts: true, captionPlace: 'top' },
  },
  {
    name: 'whole',
    label: { zh: '完整显示', en: 'Whole pictures' },
    setup: { objectFit: 'contain', showsCaption: false, transitionEffect: 'flip' },
    size: { width: 480, height: 160 },
  },
  {
    name: 'long-labels',
    label: { zh: '长标题', en: 'Long titles' },
    rows: scenes.map((picture, i) => ({
      picture,
      title: both(
        `第 ${i + 1} 期：集团全球供应链与智能制造一体化协同运营指挥中心（华东区）建设进展`,
        `No. ${i + 1}: how the joint command centre for supply chain and smart manufacturing (East) is coming on`,
      ),
    })),
    mapping,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      picture: scenes[i % scenes.length] ?? '',
      title: both(`相机 ${i + 1}`, `Camera ${i + 1}`),
    })),
    mapping,
  },
  {
    name: 'broken',
    label: { zh: '无法加载', en: 'Cannot be loaded' },
    rows: [{ picture: 'data:image/png;base64,AAAA', title: both('离线相机', 'Camera offline') }],
    mapping,
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 160, height: 100 } },
];
