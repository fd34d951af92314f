import { inGroup } from '@aj-report/contract';
import { alignField, wordFields } from '../../fields/words.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';

const LINK = { id: 'link', label: { zh: '链接', en: 'Link' } };

/** Words that open another page (domain-facts §1.5). */
export const hyperlink = defineWidget({
  type: 'hyperlink',
  category: 'text',
  icon: 'link-45deg',
  palette: { task: 'text', place: 4, words: '链接 跳转 link url' },
  label: { zh: '超链接', en: 'Hyperlink' },
  summary: { zh: '点击打开网页、邮件或电话', en: 'Opens a page, a mail or a call' },
  size: { width: 180, height: 50 },
  shape: 'none',
  textField: 'text',
  fields: {
    ...inGroup(LINK, {
      text: prop.text('文本内容', 'Text', { default: { zh: '超链接', en: 'Hyperlink' }, maxLength: 500 }),
      linkAddress: prop.text('超链地址', 'Link address', {
        hint: {
          zh: '支持 http、https、mailto、tel 和站内路径；{参数名} 取自页面地址',
          en: 'http, https, mailto, tel or a path; {name} takes a parameter of the page',
        },
        maxLength: 2048,
      }),
      jumpMode: prop.choice('跳转方式', 'Open in', {
        default: 'self',
        options: choices({ self: ['本窗口', 'This window'], other: ['新窗口', 'A new window'] }),
      }),
      underline: prop.toggle('下划线', 'Underline', { default: true }),
    }),
    ...wordFields,
    ...alignField,
  },
  styleParts: ['link'],
});
