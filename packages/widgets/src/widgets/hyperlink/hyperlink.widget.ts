import { field } from '@aj-report/contract';
import { alignField, wordFields } from '../../fields/words.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const LINK = { id: 'link', label: { zh: '链接', en: 'Link' } };

/** Words that open another page (domain-facts §1.5). */
export const hyperlink = defineWidget({
  type: 'hyperlink',
  category: 'text',
  icon: 'link-45deg',
  label: { zh: '超链接', en: 'Hyperlink' },
  summary: { zh: '点击打开网页、邮件或电话', en: 'Opens a page, a mail or a call' },
  size: { width: 180, height: 50 },
  shape: 'none',
  slots: {},
  fields: {
    text: field.text({
      label: { zh: '文本内容', en: 'Text' },
      group: LINK,
      default: { zh: '超链接', en: 'Hyperlink' },
      maxLength: 500,
    }),
    linkAddress: field.text({
      label: { zh: '超链地址', en: 'Link address' },
      hint: {
        zh: '支持 http、https、mailto、tel 和站内路径；{参数名} 取自页面地址',
        en: 'http, https, mailto, tel or a path; {name} takes a parameter of the page',
      },
      group: LINK,
      maxLength: 2048,
    }),
    jumpMode: field.choice({
      label: { zh: '跳转方式', en: 'Open in' },
      group: LINK,
      default: 'self',
      options: [
        { value: 'self', label: { zh: '本窗口', en: 'This window' } },
        { value: 'other', label: { zh: '新窗口', en: 'A new window' } },
      ],
    }),
    underline: field.toggle({ label: { zh: '下划线', en: 'Underline' }, group: LINK, default: true }),
    ...wordFields,
    ...alignField,
  },
  events: {},
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('link'),
  upgrades: [],
});
