import { choices } from '../kit/widget/prop.ts';

/** Option sets that several field groups share. */
export const WEIGHTS = choices({
  normal: ['正常', 'Normal'],
  bold: ['粗体', 'Bold'],
  bolder: ['特粗', 'Bolder'],
  lighter: ['细体', 'Lighter'],
});

export const STYLES = choices({ normal: ['正常', 'Normal'], italic: ['斜体', 'Italic'], oblique: ['倾斜', 'Oblique'] });

export const ALIGNMENTS = choices({ center: ['居中', 'Centre'], left: ['左对齐', 'Left'], right: ['右对齐', 'Right'] });

export const LINE_STYLES = choices({
  solid: ['实线', 'Solid'],
  dashed: ['虚线', 'Dashed'],
  dotted: ['点线', 'Dotted'],
});

export const NAME_PLACES = choices({ start: ['起点', 'Start'], center: ['中间', 'Middle'], end: ['终点', 'End'] });

export const LABEL_PLACES = choices({
  top: ['末端外侧', 'Outside end'],
  left: ['左侧', 'Left'],
  right: ['右侧', 'Right'],
  inside: ['内部居中', 'Inside'],
  insideTop: ['内部末端', 'Inside end'],
  insideLeft: ['内部靠左', 'Inside left'],
  insideRight: ['内部靠右', 'Inside right'],
  insideBottom: ['内部起始', 'Inside start'],
});

export type LabelPlace = (typeof LABEL_PLACES)[number]['value'];
export type Alignment = (typeof ALIGNMENTS)[number]['value'];
