import { field, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from './choices.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from './field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.title;

/** Title and subtitle of a chart. An empty title takes no room. */
export const titleFields = {
  isShowTitle: field.toggle({ label: { zh: '标题显示', en: 'Show title' }, group, default: true }),
  text: field.text({ label: { zh: '标题名', en: 'Title' }, group, maxLength: 200 }),
  ...keyed(faceFields(group, 18, { zh: '标题', en: 'Title' }), 'text', ''),
  subtext: field.text({ leftOutWhenSmall: true, label: { zh: '副标题名', en: 'Subtitle' }, group, maxLength: 200 }),
  ...keyed(faceFields(group, 13, { zh: '副标题', en: 'Subtitle' }), 'subtext', ''),
  titleLeft: field.choice({
    label: { zh: '左右位置', en: 'Horizontal position' },
    group,
    options: ALIGNMENTS,
    default: 'left',
    half: true,
  }),
  titleTop: field.slider({
    label: { zh: '上下间距', en: 'Top offset' },
    hint: { zh: '占组件高度的百分比', en: "Share of the widget's height" },
    group,
    default: 4,
    min: 0,
    max: 100,
    unit: '%',
  }),
  titleItemGap: field.number({
    scales: 'gap',
    label: { zh: '主副标题间距', en: 'Gap to subtitle' },
    group,
    default: 4,
    min: 0,
    max: 200,
    unit: 'px',
    half: true,
  }),
};

export type TitleProps = ValuesOf<typeof titleFields>;
