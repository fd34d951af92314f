import type { Text } from '@aj-report/contract';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { ChoiceControl } from './choice-control.tsx';

interface Face {
  readonly value: string;
  readonly label: Text;
}

/** Families offered; each ends in a generic one, so that a machine without the face still shows something fit. */
export const FONT_FACES: readonly Face[] = [
  {
    value: '"Microsoft YaHei", "PingFang SC", "Noto Sans SC", sans-serif',
    label: { zh: '微软雅黑', en: 'Microsoft YaHei' },
  },
  { value: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif', label: { zh: '苹方', en: 'PingFang SC' } },
  { value: '"HarmonyOS Sans SC", "Noto Sans SC", sans-serif', label: { zh: '鸿蒙黑体', en: 'HarmonyOS Sans' } },
  { value: '"Noto Sans SC", "Noto Sans CJK SC", sans-serif', label: { zh: '思源黑体', en: 'Noto Sans' } },
  { value: '"Noto Serif SC", "Noto Serif CJK SC", SimSun, serif', label: { zh: '思源宋体', en: 'Noto Serif' } },
  { value: 'SimSun, "Noto Serif CJK SC", serif', label: { zh: '宋体', en: 'SimSun' } },
  { value: 'SimHei, "Noto Sans CJK SC", sans-serif', label: { zh: '黑体', en: 'SimHei' } },
  { value: 'KaiTi, STKaiti, serif', label: { zh: '楷体', en: 'KaiTi' } },
  { value: 'Arial, Helvetica, sans-serif', label: { zh: 'Arial', en: 'Arial' } },
  { value: 'Georgia, serif', label: { zh: 'Georgia', en: 'Georgia' } },
  { value: '"JetBrains Mono", Consolas, Menlo, monospace', label: { zh: '等宽', en: 'Monospaced' } },
];

/** A font family; empty = the theme's. A family that is not in the list stays and is shown as it is. */
export function FontControl(props: ControlProps) {
  const { value } = props;
  const { language } = useFormSettings();
  const isOther = typeof value === 'string' && value !== '' && !FONT_FACES.some((face) => face.value === value);
  const other = isOther ? [{ value, label: { zh: value, en: value } }] : [];
  const options = [{ value: '', label: FORM_WORDS.themeFont }, ...FONT_FACES, ...other];
  return (
    <ChoiceControl {...props} field={{ ...props.field, options, placeholder: { zh: '', en: '', [language]: '' } }} />
  );
}
