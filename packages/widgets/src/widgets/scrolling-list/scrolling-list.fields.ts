import { inGroup } from '@aj-report/contract';
import { subjectConditionFields } from '../../kit/data/condition.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { loopFields } from '../../fields/loop.fields.ts';

const ROW = { id: 'row', label: { zh: '行', en: 'Rows' } };
const PARTS = { id: 'parts', label: { zh: '标签与时间', en: 'Tag and time' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the scrolling list; colours and sizes left empty follow theme and box. */
export const scrollingListFields = {
  ...inGroup(ROW, {
    rowHeight: prop.optionalNumber('行高', 'Row height', { hint: sizeHint, min: 10, max: 400, unit: 'px' }),
    fontSize: prop.optionalNumber('字号', 'Font size', { hint: sizeHint, min: 1, max: 200, unit: 'px' }),
    color: prop.color('文字颜色', 'Text colour', { empty: 'theme' }),
    rowColor: prop.color('隔行颜色', 'Colour of every other row', { empty: 'theme' }),
    marker: prop.choice('行首', 'Marker', {
      default: 'dot',
      half: true,
      options: choices({ dot: ['圆点', 'Dot'], number: ['序号', 'Number'], none: ['无', 'None'] }),
    }),
    isStriped: prop.toggle('隔行底色', 'Stripes', { default: true, half: true }),
  }),
  ...inGroup(PARTS, {
    tagColors: prop.palette('标签颜色', 'Colours of tags', {
      hint: { zh: '按标签出现的顺序', en: 'In the order in which tags appear' },
      empty: 'theme',
    }),
    timeFormat: prop.choice('时间格式', 'Time format', {
      options: choices({
        short: ['月-日 时:分', 'MM-dd HH:mm'],
        date: ['年-月-日', 'yyyy-MM-dd'],
        time: ['时:分', 'HH:mm'],
        full: ['原样', 'As it is'],
      }),
    }),
  }),
  ...loopFields,
  ...subjectConditionFields(choices({ text: ['内容', 'Text'], tag: ['标签', 'Tag'], time: ['时间', 'Time'] })),
};
