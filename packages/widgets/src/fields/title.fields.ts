import { inGroup, type ValuesOf } from '@aj-report/contract';
import { titleTextField } from '../kit/chart/chart.fields.ts';
import { ALIGNMENTS } from './choices.ts';
import { prop } from '../kit/widget/prop.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.title;

/** Title and subtitle of a chart. An empty title takes no room. */
export const titleFields = inGroup(group, {
  isShowTitle: prop.toggle('标题显示', 'Show title', { default: true }),
  ...titleTextField,
  ...keyed(faceFields(group, 18, { zh: '标题', en: 'Title' }), 'text', ''),
  subtext: prop.text('副标题名', 'Subtitle', { leftOutWhenSmall: true, maxLength: 200 }),
  ...keyed(faceFields(group, 13, { zh: '副标题', en: 'Subtitle' }), 'subtext', ''),
  titleLeft: prop.choice('左右位置', 'Horizontal position', { options: ALIGNMENTS, default: 'left', half: true }),
  /** % of the widget's height; default 4. @source ECharts title.top */
  titleTop: prop.slider('上下间距', 'Top offset', {
    hint: { zh: '占组件高度的百分比', en: "Share of the widget's height" },
    default: 4,
    min: 0,
    max: 100,
    unit: '%',
  }),
  /** px between title and subtitle. @source ECharts title.itemGap */
  titleItemGap: prop.number('主副标题间距', 'Gap to subtitle', {
    scales: 'gap',
    default: 4,
    min: 0,
    max: 200,
    unit: 'px',
  }),
});

export type TitleProps = ValuesOf<typeof titleFields>;
