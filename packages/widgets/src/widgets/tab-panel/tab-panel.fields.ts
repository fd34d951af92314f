import { field } from '@aj-report/contract';
import { frameFields } from '../../fields/frame.fields.ts';
import { tabVariantField } from '../../fields/tab-variant.field.ts';

const TABS = { id: 'tabs', label: { zh: '标签', en: 'Tabs' } };

/** px between segmented tabs and the edges around them */
export const SEGMENTED_MARGIN = 4;

export const tabPanelFields = {
  variant: tabVariantField(TABS),
  tabAlign: field.choice({
    label: { zh: '标签排列', en: 'Tabs stand' },
    group: TABS,
    default: 'start',
    options: [
      { value: 'start', label: { zh: '靠左', en: 'Left' } },
      { value: 'center', label: { zh: '居中', en: 'Centred' } },
      { value: 'stretch', label: { zh: '均分', en: 'Equally wide' } },
    ],
    half: true,
  }),
  side: field.choice({
    label: { zh: '标签位置', en: 'Side' },
    group: TABS,
    default: 'top',
    options: [
      { value: 'top', label: { zh: '上', en: 'Top' } },
      { value: 'bottom', label: { zh: '下', en: 'Bottom' } },
    ],
    half: true,
  }),
  barHeight: field.number({
    label: { zh: '标签栏高度', en: 'Height of the tabs' },
    group: TABS,
    default: 44,
    min: 16,
    max: 400,
    unit: 'px',
    half: true,
  }),
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group: TABS,
    default: 16,
    min: 8,
    max: 200,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group: TABS, empty: 'theme', half: true }),
  activeColor: field.color({
    label: { zh: '选中颜色', en: 'Colour of the choice' },
    group: TABS,
    empty: 'theme',
    half: true,
  }),
  defaultTab: field.number({
    label: { zh: '默认标签', en: 'First shown' },
    hint: { zh: '打开大屏时显示第几个', en: 'Number of the tab that is shown when the screen opens' },
    group: TABS,
    default: 1,
    min: 1,
    max: 50,
    half: true,
  }),
  turnSeconds: field.number({
    label: { zh: '自动切换', en: 'Turns every' },
    hint: { zh: '0 表示不自动切换；鼠标或键盘停留时暂停', en: '0 = never; rests under pointer and keyboard' },
    group: TABS,
    default: 0,
    min: 0,
    max: 3600,
    unit: 's',
    half: true,
  }),
  ...frameFields,
};
