import type { Text } from '@aj-report/contract';

export const TEMPLATE_WORDS = {
  open: { zh: '从模板开始…', en: 'From a template…' },
  title: { zh: '选择模板', en: 'Choose a template' },
  step: { zh: '采用模板', en: 'Take a template' },
  hint: {
    zh: '模板替换当前画布，可撤销；数据为示例，之后换成自己的',
    en: 'It replaces what is on the canvas and can be undone. Its rows are samples for you to replace.',
  },
  failed: {
    zh: '模板没有加载成功，请检查网络后重试',
    en: 'The template could not be loaded; check your connection and try again',
  },
  use: { zh: '使用此模板', en: 'Use this template' },
} as const satisfies Record<string, Text>;
