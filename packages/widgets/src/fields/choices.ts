/** Option sets that several field groups share. */
export const WEIGHTS = [
  { value: 'normal', label: { zh: '正常', en: 'Normal' } },
  { value: 'bold', label: { zh: '粗体', en: 'Bold' } },
  { value: 'bolder', label: { zh: '特粗', en: 'Bolder' } },
  { value: 'lighter', label: { zh: '细体', en: 'Lighter' } },
] as const;

export const STYLES = [
  { value: 'normal', label: { zh: '正常', en: 'Normal' } },
  { value: 'italic', label: { zh: '斜体', en: 'Italic' } },
  { value: 'oblique', label: { zh: '倾斜', en: 'Oblique' } },
] as const;

export const ALIGNMENTS = [
  { value: 'center', label: { zh: '居中', en: 'Centre' } },
  { value: 'left', label: { zh: '左对齐', en: 'Left' } },
  { value: 'right', label: { zh: '右对齐', en: 'Right' } },
] as const;

export const LINE_STYLES = [
  { value: 'solid', label: { zh: '实线', en: 'Solid' } },
  { value: 'dashed', label: { zh: '虚线', en: 'Dashed' } },
  { value: 'dotted', label: { zh: '点线', en: 'Dotted' } },
] as const;

export const NAME_PLACES = [
  { value: 'start', label: { zh: '起点', en: 'Start' } },
  { value: 'center', label: { zh: '中间', en: 'Middle' } },
  { value: 'end', label: { zh: '终点', en: 'End' } },
] as const;

export const LABEL_PLACES = [
  { value: 'top', label: { zh: '末端外侧', en: 'Outside end' } },
  { value: 'left', label: { zh: '左侧', en: 'Left' } },
  { value: 'right', label: { zh: '右侧', en: 'Right' } },
  { value: 'inside', label: { zh: '内部居中', en: 'Inside' } },
  { value: 'insideTop', label: { zh: '内部末端', en: 'Inside end' } },
  { value: 'insideLeft', label: { zh: '内部靠左', en: 'Inside left' } },
  { value: 'insideRight', label: { zh: '内部靠右', en: 'Inside right' } },
  { value: 'insideBottom', label: { zh: '内部起始', en: 'Inside start' } },
] as const;

export type LabelPlace = (typeof LABEL_PLACES)[number]['value'];
export type Alignment = (typeof ALIGNMENTS)[number]['value'];
