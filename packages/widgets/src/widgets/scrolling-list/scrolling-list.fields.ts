import { field } from '@aj-report/contract';
import { subjectConditionFields } from '../../fields/condition.fields.ts';
import { loopFields } from '../../fields/loop.fields.ts';

const ROW = { id: 'row', label: { zh: '行', en: 'Rows' } };
const PARTS = { id: 'parts', label: { zh: '标签与时间', en: 'Tag and time' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the scrolling list; colours and sizes left empty follow theme and box. */
export const scrollingListFields = {
  rowHeight: field.optionalNumber({
    label: { zh: '行高', en: 'Row height' },
    hint: sizeHint,
    group: ROW,
    min: 10,
    max: 400,
    unit: 'px',
    half: true,
  }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: sizeHint,
    group: ROW,
    min: 1,
    max: 200,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '文字颜色', en: 'Text colour' }, group: ROW, empty: 'theme', half: true }),
  rowColor: field.color({
    label: { zh: '隔行颜色', en: 'Colour of every other row' },
    group: ROW,
    empty: 'theme',
    half: true,
  }),
  marker: field.choice({
    label: { zh: '行首', en: 'Marker' },
    group: ROW,
    default: 'dot',
    half: true,
    options: [
      { value: 'dot', label: { zh: '圆点', en: 'Dot' } },
      { value: 'number', label: { zh: '序号', en: 'Number' } },
      { value: 'none', label: { zh: '无', en: 'None' } },
    ],
  }),
  isStriped: field.toggle({ label: { zh: '隔行底色', en: 'Stripes' }, group: ROW, default: true, half: true }),
  tagColors: field.palette({
    label: { zh: '标签颜色', en: 'Colours of tags' },
    hint: { zh: '按标签出现的顺序', en: 'In the order in which tags appear' },
    group: PARTS,
    empty: 'theme',
  }),
  timeFormat: field.choice({
    label: { zh: '时间格式', en: 'Time format' },
    group: PARTS,
    options: [
      { value: 'short', label: { zh: '月-日 时:分', en: 'MM-dd HH:mm' } },
      { value: 'date', label: { zh: '年-月-日', en: 'yyyy-MM-dd' } },
      { value: 'time', label: { zh: '时:分', en: 'HH:mm' } },
      { value: 'full', label: { zh: '原样', en: 'As it is' } },
    ],
  }),
  ...loopFields,
  ...subjectConditionFields([
    { value: 'text', label: { zh: '内容', en: 'Text' } },
    { value: 'tag', label: { zh: '标签', en: 'Tag' } },
    { value: 'time', label: { zh: '时间', en: 'Time' } },
  ]),
};
