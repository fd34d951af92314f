import type { FieldGroup, Text, ValuesOf } from '@aj-report/contract';
import { prop } from '../widget/prop.ts';
import { GROUPS } from '../widget/field-groups.ts';

/** What stands behind the drawing; the layer's name belongs to the widget's node in the document. */
export const layerFields = {
  background: prop.color('背景颜色', 'Background', { half: false, group: GROUPS.layer, empty: 'none' }),
};

/** The title, which is also read out first where a chart is read out. */
export const titleTextField = {
  text: prop.text('标题名', 'Title', { group: GROUPS.title, maxLength: 200 }),
};

/** Whether categories stand on the vertical axis; `marks` are what then runs across: bars, boxes. */
export function horizontalField(group: FieldGroup, marks: Text) {
  return {
    verticalShow: prop.toggle(`${marks.zh}横放`, `Horizontal ${marks.en}`, {
      hint: { zh: '交换坐标轴', en: 'Swaps the axes' },
      group,
    }),
  };
}

/** Fields of which the element of every chart takes notice, where its declaration has them. */
export type ChartFieldValues = Partial<
  ValuesOf<typeof layerFields & typeof titleTextField & ReturnType<typeof horizontalField>>
>;
