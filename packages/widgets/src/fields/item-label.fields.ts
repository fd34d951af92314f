import type { ValuesOf } from '@aj-report/contract';
import { labelsShown, valueLabelFields } from './value-label.fields.ts';

/** What is written into items whose place is given: tiles, nodes, rings. */
export function itemLabelFields(shown: boolean) {
  const { fontColor, fontSize, fontWeight, fontStyle, fontFamily } = valueLabelFields('', shown);
  return { isShow: labelsShown(shown), fontColor, fontSize, fontWeight, fontStyle, fontFamily };
}

export type ItemLabelProps = ValuesOf<ReturnType<typeof itemLabelFields>>;
