import { inGroup } from '@aj-report/contract';
import { frameFields } from '../../fields/frame.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { tabVariantField } from '../../fields/tab-variant.field.ts';

const TABS = { id: 'tabs', label: { zh: '标签', en: 'Tabs' } };

export const tabPanelFields = inGroup(TABS, {
  variant: tabVariantField(TABS),
  tabAlign: prop.choice('标签排列', 'Tabs stand', {
    default: 'start',
    options: choices({ start: ['靠左', 'Left'], center: ['居中', 'Centred'], stretch: ['均分', 'Equally wide'] }),
    half: true,
  }),
  side: prop.choice('标签位置', 'Side', {
    default: 'top',
    options: choices({ top: ['上', 'Top'], bottom: ['下', 'Bottom'] }),
    half: true,
  }),
  barHeight: prop.number('标签栏高度', 'Height of the tabs', { default: 44, min: 16, max: 400, unit: 'px' }),
  fontSize: prop.number('字体字号', 'Font size', { default: 16, min: 8, max: 200, unit: 'px' }),
  color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
  activeColor: prop.color('选中颜色', 'Colour of the choice', { empty: 'theme' }),
  defaultTab: prop.number('默认标签', 'First shown', {
    hint: { zh: '打开大屏时显示第几个', en: 'Number of the tab that is shown when the screen opens' },
    default: 1,
    min: 1,
    max: 50,
  }),
  turnSeconds: prop.number('自动切换', 'Turns every', {
    hint: { zh: '0 表示不自动切换；鼠标或键盘停留时暂停', en: '0 = never; rests under pointer and keyboard' },
    default: 0,
    min: 0,
    max: 3600,
    unit: 's',
  }),
  ...frameFields,
});
