import type { ChoiceOption, Text } from '@aj-report/contract';
import { templatePicture } from '@aj-report/samples/template-pictures';
import { SAMPLE_TEMPLATES, TEMPLATES, type ScreenTemplate } from '@aj-report/samples/templates';

type TemplateOption = ChoiceOption & { readonly value: string };

/** Heading of templates; a blank screen stands under it too. */
export const TEMPLATE_GROUP: Text = { zh: '模板（自带示例数据）', en: 'Templates with rows of their own' };
const SAMPLE_GROUP: Text = { zh: '示例大屏（使用示例数据集）', en: 'Sample screens with the sample data sets' };

function toOption({ id, label, summary }: ScreenTemplate, group: Text): TemplateOption {
  const picture = { zh: templatePicture(id, 'zh'), en: templatePicture(id, 'en') };
  return { value: id, label, summary, picture, group };
}

/** Everything that a screen can begin with, with its picture. */
export const TEMPLATE_OPTIONS: readonly TemplateOption[] = [
  ...TEMPLATES.map((template) => toOption(template, TEMPLATE_GROUP)),
  ...SAMPLE_TEMPLATES.map((template) => toOption(template, SAMPLE_GROUP)),
];
