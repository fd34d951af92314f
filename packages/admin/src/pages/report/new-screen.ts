import {
  field,
  SCREEN_DEFAULTS,
  type Language,
  type ReportSave,
  type ReportType,
  type ScreenSave,
} from '@aj-report/contract';
import { THEMES } from '@aj-report/widgets/declarations';
import type { Values } from '../../crud/define-resource.ts';
import { loadTemplate } from '../../screen/load-template.ts';
import { TEMPLATE_GROUP, TEMPLATE_OPTIONS } from '../../screen/template-options.ts';

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
    hint: {
      zh: '模板和示例自带尺寸、主题；示例大屏的数据集不在时，以示例数据代替',
      en: 'Both bring their own size and theme; sample rows take the place of sample data sets that are not there',
    },
    options: [
      {
        value: BLANK,
        label: { zh: '空白大屏', en: 'Blank' },
        summary: { zh: '尺寸和主题在下面选择', en: 'In the size and theme chosen below' },
        group: TEMPLATE_GROUP,
      },
      ...TEMPLATE_OPTIONS,
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

/** The first draft of a new screen: blank in its size and theme, or a template. @param readSetCodes as of `loadTemplate` */
export async function toFirstDraft(
  { screenSize, screenTheme, screenTemplate }: Values,
  { reportCode, reportName }: ReportSave,
  language: Language,
  readSetCodes: () => Promise<ReadonlySet<string>>,
): Promise<ScreenSave> {
  const template = await loadTemplate(screenTemplate, language, readSetCodes);
  if (template) {
    return { ...template, reportCode, dashboard: { ...template.dashboard, title: reportName }, publish: 0 };
  }
  const [width, height] = String(screenSize).split('x').map(Number);
  const dashboard = { title: reportName, width: width!, height: height!, theme: String(screenTheme) };
  return { reportCode, dashboard, publish: 0 };
}
