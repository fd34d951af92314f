import { field } from '../field/field.ts';
import { SCREEN_DEFAULTS } from './document.ts';

const SETTINGS = { id: 'screen', label: { zh: '大屏设置', en: 'Screen' } };
const BACKGROUND = { id: 'background', label: { zh: '背景', en: 'Background' } };
const PLAYBACK = { id: 'playback', label: { zh: '播放', en: 'Playback' } };

/** Form fields of a screen's settings (spec §3, big screen settings). Theme names come from the widget kit. */
export const screenFields = {
  title: field.text({
    label: { zh: '标题', en: 'Title' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.title,
    maxLength: 100,
  }),
  description: field.textarea({ label: { zh: '描述', en: 'Description' }, group: SETTINGS, maxLength: 255 }),
  language: field.choice({
    label: { zh: '语言', en: 'Language' },
    hint: {
      zh: '数字单位、星期和提示文字的语言；“跟随观众”按观众的选择或其浏览器',
      en: 'Of units, weekdays and messages; “as its viewer” takes the viewer’s choice, or the browser’s',
    },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.language,
    options: [
      { value: 'follow', label: { zh: '跟随观众', en: 'As its viewer' } },
      { value: 'zh', label: { zh: '中文', en: 'Chinese' } },
      { value: 'en', label: { zh: '英文', en: 'English' } },
    ],
  }),
  width: field.number({
    label: { zh: '宽度', en: 'Width' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.width,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  height: field.number({
    label: { zh: '高度', en: 'Height' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.height,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  theme: field.text({
    label: { zh: '主题', en: 'Theme' },
    group: BACKGROUND,
    default: SCREEN_DEFAULTS.theme,
    maxLength: 64,
  }),
  backgroundColor: field.color({
    label: { zh: '背景颜色', en: 'Background colour' },
    group: BACKGROUND,
    empty: 'theme',
  }),
  backgroundImage: field.image({ label: { zh: '背景图片', en: 'Background picture' }, group: BACKGROUND }),
  fit: field.choice({
    label: { zh: '适配方式', en: 'Fit' },
    group: PLAYBACK,
    default: SCREEN_DEFAULTS.fit,
    options: [
      { value: 'contain', label: { zh: '完整显示', en: 'Contain' } },
      { value: 'cover', label: { zh: '铺满裁剪', en: 'Cover' } },
      { value: 'width', label: { zh: '适应宽度', en: 'Fit width' } },
      { value: 'height', label: { zh: '适应高度', en: 'Fit height' } },
      { value: 'stretch', label: { zh: '拉伸', en: 'Stretch' } },
      { value: 'none', label: { zh: '原始大小', en: 'Actual size' } },
    ],
  }),
  refreshSeconds: field.slider({
    label: { zh: '整屏刷新', en: 'Refresh all' },
    hint: { zh: '每隔多少秒刷新全部数据，0 表示不刷新', en: 'Seconds between refreshes of all data; 0 = never' },
    group: PLAYBACK,
    default: SCREEN_DEFAULTS.refreshSeconds,
    min: 0,
    max: 14_400,
    step: 10,
    unit: 's',
  }),
  pageSeconds: field.slider({
    label: { zh: '自动翻页', en: 'Turn pages' },
    hint: {
      zh: '多页大屏每页停留多少秒，0 表示由观众翻页',
      en: 'Seconds that each page of several is shown; 0 = viewers turn them',
    },
    group: PLAYBACK,
    default: SCREEN_DEFAULTS.pageSeconds,
    min: 0,
    max: 600,
    step: 5,
    unit: 's',
  }),
};
