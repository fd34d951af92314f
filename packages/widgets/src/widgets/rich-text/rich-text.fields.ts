import { field } from '@aj-report/contract';
import { ALIGNMENTS } from '../../fields/choices.ts';

const TEXT = { id: 'text', label: { zh: '内容', en: 'Text' } };
const FACE = { id: 'face', label: { zh: '字体', en: 'Font' } };

/** The names in braces are columns of the sample rows, which are called so in each language. */
const DEFAULT_TEXT = {
  zh: `# 今日运营简报
截至 {更新时间}，完成销售额 **{销售额|short}** 元，达成率 ==**{达成率|percent:1}**==。
- 新增客户 **{新增客户}** 家
- 投诉 {投诉} 起，均已受理
> 数据来源：经营分析平台`,
  en: `# The day in brief
As of {Updated}: sales of **{Sales|short}** yuan, ==**{Attainment|percent:1}**== of the plan.
- New customers: **{New customers}**
- Complaints: {Complaints}, all being handled
> Source: business analysis`,
};

/** Properties of the rich text; colours left empty are those of the theme. */
export const richTextFields = {
  text: field.textarea({
    label: { zh: '内容', en: 'Text' },
    hint: {
      zh: '{字段}、{字段|short}、{字段|percent:1} 取数据；# 标题，**粗体**，*斜体*，==强调==，~~删除~~，`代码`，- 列表，1. 编号，> 引用，---，[文字](地址)',
      en: '{field}, {field|short}, {field|percent:1} take data; # heading, **bold**, *italic*, ==accent==, ~~struck~~, `code`, - list, 1. numbered, > quote, ---, [text](address)',
    },
    group: TEXT,
    default: DEFAULT_TEXT,
    maxLength: 20_000,
  }),
  repeat: field.choice({
    label: { zh: '数据行', en: 'Rows' },
    group: TEXT,
    default: 'first',
    half: true,
    options: [
      { value: 'first', label: { zh: '仅第一行', en: 'The first only' } },
      { value: 'each', label: { zh: '每行一段', en: 'The text once a row' } },
    ],
  }),
  limit: field.number({
    label: { zh: '最多行数', en: 'Most rows' },
    group: TEXT,
    default: 20,
    min: 1,
    max: 200,
    half: true,
    showIf: { field: 'repeat', in: ['each'] },
  }),
  fontSize: field.number({
    label: { zh: '字号', en: 'Font size' },
    group: FACE,
    default: 18,
    min: 6,
    max: 400,
    unit: 'px',
    half: true,
  }),
  shrinks: field.toggle({
    label: { zh: '放不下时缩小', en: 'Smaller when it does not fit' },
    group: FACE,
    default: true,
    half: true,
  }),
  color: field.color({ label: { zh: '文字颜色', en: 'Text colour' }, group: FACE, empty: 'theme', half: true }),
  accentColor: field.color({ label: { zh: '强调颜色', en: 'Accent colour' }, group: FACE, empty: 'theme', half: true }),
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: FACE,
    default: 'left',
    options: ALIGNMENTS,
    half: true,
  }),
  verticalAlign: field.choice({
    label: { zh: '垂直位置', en: 'Vertical place' },
    group: FACE,
    default: 'start',
    half: true,
    options: [
      { value: 'start', label: { zh: '顶部', en: 'Top' } },
      { value: 'center', label: { zh: '居中', en: 'Middle' } },
      { value: 'end', label: { zh: '底部', en: 'Bottom' } },
    ],
  }),
  lineHeight: field.number({
    label: { zh: '行高', en: 'Line height' },
    group: FACE,
    default: 1.7,
    min: 1,
    max: 4,
    step: 0.1,
    half: true,
  }),
};
