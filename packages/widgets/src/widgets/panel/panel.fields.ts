import { field } from '@aj-report/contract';
import { frameFields } from '../../fields/frame.fields.ts';

const TITLE = { id: 'title', label: { zh: '标题', en: 'Title' } };

export const panelFields = {
  showHeading: field.toggle({ label: { zh: '显示标题', en: 'Title' }, group: TITLE, default: true, half: true }),
  collapsible: field.toggle({ label: { zh: '可折叠', en: 'Can be folded' }, group: TITLE, half: true }),
  heading: field.text({
    label: { zh: '标题文本', en: 'Text' },
    hint: { zh: '留空：面板', en: 'Empty: Panel' },
    group: TITLE,
    maxLength: 100,
  }),
  headingStyle: field.choice({
    label: { zh: '标题样式', en: 'Style' },
    group: TITLE,
    default: 'bar',
    options: [
      { value: 'bar', label: { zh: '竖条', en: 'Bar' } },
      { value: 'band', label: { zh: '渐变底', en: 'Band' } },
      { value: 'line', label: { zh: '分隔线', en: 'Line' } },
      { value: 'plain', label: { zh: '纯文字', en: 'Plain' } },
    ],
    half: true,
  }),
  headingAlign: field.choice({
    label: { zh: '标题位置', en: 'Alignment' },
    group: TITLE,
    default: 'left',
    options: [
      { value: 'left', label: { zh: '左', en: 'Left' } },
      { value: 'center', label: { zh: '中', en: 'Centre' } },
    ],
    half: true,
  }),
  headingHeight: field.number({
    label: { zh: '标题高度', en: 'Height' },
    group: TITLE,
    default: 44,
    min: 16,
    max: 400,
    unit: 'px',
    half: true,
  }),
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group: TITLE,
    default: 18,
    min: 8,
    max: 200,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group: TITLE, empty: 'theme', half: true }),
  accentColor: field.color({ label: { zh: '装饰颜色', en: 'Accent' }, group: TITLE, empty: 'theme', half: true }),
  startFolded: field.toggle({
    label: { zh: '默认折叠', en: 'Folded at first' },
    group: TITLE,
    showIf: { field: 'collapsible', in: [true] },
  }),
  ...frameFields,
};
