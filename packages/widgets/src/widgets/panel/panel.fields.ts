import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { frameFields } from '../../fields/frame.fields.ts';

const TITLE = { id: 'title', label: { zh: '标题', en: 'Title' } };

export const panelFields = inGroup(TITLE, {
  showHeading: prop.toggle('显示标题', 'Title', { default: true, half: true }),
  collapsible: prop.toggle('可折叠', 'Can be folded', { half: true }),
  heading: prop.text('标题文本', 'Text', { hint: { zh: '留空：面板', en: 'Empty: Panel' }, maxLength: 100 }),
  headingStyle: prop.choice('标题样式', 'Style', {
    default: 'bar',
    options: choices({
      bar: ['竖条', 'Bar'],
      band: ['渐变底', 'Band'],
      line: ['分隔线', 'Line'],
      plain: ['纯文字', 'Plain'],
    }),
    half: true,
  }),
  headingAlign: prop.choice('标题位置', 'Alignment', {
    default: 'left',
    options: choices({ left: ['左', 'Left'], center: ['中', 'Centre'] }),
    half: true,
  }),
  headingHeight: prop.number('标题高度', 'Height', { default: 44, min: 16, max: 400, unit: 'px' }),
  fontSize: prop.number('字体字号', 'Font size', { default: 18, min: 8, max: 200, unit: 'px' }),
  color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
  accentColor: prop.color('装饰颜色', 'Accent', { empty: 'theme' }),
  startFolded: prop.toggle('默认折叠', 'Folded at first', { showIf: { field: 'collapsible', in: [true] } }),
  ...frameFields,
});
