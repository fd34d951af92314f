import { field } from '@aj-report/contract';
import { figureFields } from '../../kit/figure/figure.fields.ts';

const TITLE = { id: 'caption', label: { zh: '标题', en: 'Title' } };

/** Properties of the title bar; colours left empty follow the theme. */
export const titleBarFields = {
  caption: field.text({
    label: { zh: '标题文字', en: 'Title' },
    group: TITLE,
    default: { zh: '智慧运营中心', en: 'Operations centre' },
    maxLength: 100,
  }),
  subtitle: field.text({
    label: { zh: '副标题', en: 'Subtitle' },
    hint: { zh: '小字，位于标题下方', en: 'Small words below the title' },
    group: TITLE,
    maxLength: 100,
  }),
  captionSize: field.number({
    label: { zh: '字号', en: 'Size' },
    hint: { zh: '放不下时自动缩小', en: 'Becomes smaller where it does not fit' },
    group: TITLE,
    default: 30,
    min: 8,
    max: 200,
    unit: 'px',
    half: true,
  }),
  captionColor: field.color({ label: { zh: '颜色', en: 'Colour' }, group: TITLE, empty: 'theme', half: true }),
  captionFill: field.choice({
    label: { zh: '文字填充', en: 'Fill of the words' },
    group: TITLE,
    default: 'sheen',
    half: true,
    options: [
      { value: 'sheen', label: { zh: '渐变', en: 'Sheen' } },
      { value: 'plain', label: { zh: '纯色', en: 'Plain' } },
    ],
  }),
  showtype: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: { id: 'look', label: { zh: '外观', en: 'Look' } },
    default: 'feathers',
    options: [
      { value: 'feathers', label: { zh: '展翼', en: 'Feathers' } },
      { value: 'blade', label: { zh: '刀锋', en: 'Blade' } },
      { value: 'capsule', label: { zh: '胶囊', en: 'Capsule' } },
      { value: 'brackets', label: { zh: '取景框', en: 'Viewfinder' } },
      { value: 'arrows', label: { zh: '箭阵', en: 'Arrows' } },
      { value: 'ribbon', label: { zh: '缎带', en: 'Ribbon' } },
      { value: 'pulse', label: { zh: '声浪', en: 'Pulse' } },
      { value: 'orbit', label: { zh: '星轨', en: 'Orbit' } },
      { value: 'dots', label: { zh: '点阵', en: 'Dots' } },
    ],
  }),
  ...figureFields,
};
