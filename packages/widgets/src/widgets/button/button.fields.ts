import { field } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from '../../fields/choices.ts';

const ACTION = { id: 'action', label: { zh: '动作', en: 'Action' } };
const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };

export const buttonFields = {
  text: field.text({
    label: { zh: '按钮文本', en: 'Text' },
    hint: { zh: '留空：查询', en: 'Empty: Query' },
    group: ACTION,
    maxLength: 50,
  }),
  params: field.list({
    label: { zh: '参数', en: 'Parameters' },
    hint: {
      zh: '点击时传给联动组件；联动到此按钮的筛选组件的值也会在点击时一并传出',
      en: 'Given to linked widgets on a click, with what filters linked to this button have chosen',
    },
    group: ACTION,
    maxItems: 50,
    item: {
      paramKey: field.text({ label: { zh: '参数名', en: 'Name' }, maxLength: 64, half: true }),
      paramValue: field.text({ label: { zh: '参数值', en: 'Value' }, maxLength: 500, half: true }),
    },
  }),
  linkAddress: field.text({
    label: { zh: '链接地址', en: 'Link' },
    hint: { zh: '可选；{参数名} 会替换为大屏参数', en: 'Optional; {name} stands for a parameter of the screen' },
    group: ACTION,
    maxLength: 2048,
  }),
  jumpMode: field.choice({
    label: { zh: '打开方式', en: 'Opens in' },
    group: ACTION,
    default: 'other',
    options: [
      { value: 'self', label: { zh: '当前页面', en: 'This page' } },
      { value: 'other', label: { zh: '新窗口', en: 'A new tab' } },
    ],
  }),
  variant: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: LOOK,
    default: 'filled',
    options: [
      { value: 'filled', label: { zh: '填充', en: 'Filled' } },
      { value: 'tinted', label: { zh: '浅色', en: 'Tinted' } },
      { value: 'outlined', label: { zh: '描边', en: 'Outlined' } },
      { value: 'plain', label: { zh: '纯文字', en: 'Plain' } },
    ],
  }),
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group: LOOK,
    default: 16,
    min: 8,
    max: 200,
    unit: 'px',
    half: true,
  }),
  fontWeight: field.choice({
    label: { zh: '文字粗细', en: 'Weight' },
    group: LOOK,
    default: 'bold',
    options: WEIGHTS,
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group: LOOK, empty: 'theme', half: true }),
  backgroundColor: field.color({
    label: { zh: '按钮颜色', en: 'Button colour' },
    group: LOOK,
    empty: 'theme',
    half: true,
  }),
  letterSpacing: field.number({
    label: { zh: '字体间距', en: 'Letter spacing' },
    group: LOOK,
    min: -1,
    max: 10,
    step: 0.05,
    unit: 'em',
    half: true,
  }),
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: LOOK,
    default: 'center',
    options: ALIGNMENTS,
    half: true,
  }),
  borderRadius: field.number({
    label: { zh: '圆角', en: 'Corner radius' },
    group: LOOK,
    default: 6,
    min: 0,
    max: 200,
    unit: 'px',
    half: true,
  }),
};
