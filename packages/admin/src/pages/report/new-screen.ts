import {
  field,
  SCREEN_DEFAULTS,
  type Language,
  type ReportSave,
  type ReportType,
  type ScreenSave,
} from '@aj-report/contract';
import { TEMPLATES } from '@aj-report/samples/templates';
import { THEMES } from '@aj-report/widgets/declarations';
import type { Values } from '../../crud/define-resource.ts';

const SIZES = [
  { value: '1920x1080', label: { zh: '1920 × 1080 大屏 16:9', en: '1920 × 1080, wall 16:9' } },
  { value: '3840x2160', label: { zh: '3840 × 2160 4K 大屏', en: '3840 × 2160, 4K wall' } },
  { value: '2560x1080', label: { zh: '2560 × 1080 宽屏 21:9', en: '2560 × 1080, wide 21:9' } },
  { value: '3840x1080', label: { zh: '3840 × 1080 双屏拼接 32:9', en: '3840 × 1080, two screens 32:9' } },
  { value: '1366x768', label: { zh: '1366 × 768 笔记本', en: '1366 × 768, notebook' } },
  { value: '1080x1920', label: { zh: '1080 × 1920 竖屏', en: '1080 × 1920, upright' } },
  { value: '750x1334', label: { zh: '750 × 1334 手机', en: '750 × 1334, phone' } },
];

const BLANK = 'blank';

const ofNewScreens = {
  hiddenOn: ['edit', 'view'],
  showIf: { field: 'reportType', in: ['report_screen' satisfies ReportType] },
} as const;

/** What is asked of a new screen beside what every report has. */
export const newScreenFields = {
  screenTemplate: field.choice({
    ...ofNewScreens,
    label: { zh: '模板', en: 'Template' },
    hint: { zh: '模板自带尺寸、主题和示例数据', en: 'A template brings its own size, theme and sample rows' },
    options: [
      { value: BLANK, label: { zh: '空白大屏', en: 'Blank' } },
      ...TEMPLATES.map(({ id, label }) => ({ value: id, label })),
    ],
    default: BLANK,
  }),
  screenSize: field.choice({
    ...ofNewScreens,
    label: { zh: '大屏尺寸', en: 'Size' },
    options: SIZES,
    default: '1920x1080',
  }),
  screenTheme: field.choice({
    ...ofNewScreens,
    label: { zh: '主题', en: 'Theme' },
    options: THEMES.map(({ name, label }) => ({ value: name, label })),
    default: SCREEN_DEFAULTS.theme,
  }),
};

/** The first draft of a new screen. @example toFirstDraft({ screenSize: '750x1334', screenTheme: 'light' }, …) */
export function toFirstDraft(
  { screenSize, screenTheme, screenTemplate }: Values,
  { reportCode, reportName }: ReportSave,
  language: Language,
): ScreenSave {
  const template = TEMPLATES.find(({ id }) => id === screenTemplate)?.document(language);
  if (template) {
    return { ...template, reportCode, dashboard: { ...template.dashboard, title: reportName }, publish: 0 };
  }
  const [width, height] = String(screenSize).split('x').map(Number);
  const dashboard = { title: reportName, width: width!, height: height!, theme: String(screenTheme) };
  return { reportCode, dashboard, publish: 0 };
}
