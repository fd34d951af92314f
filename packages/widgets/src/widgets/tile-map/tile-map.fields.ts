import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { titleFields } from '../../fields/title.fields.ts';

const { isShowTitle, text, textColor, textFontSize, textFontWeight, textFontFamily, titleLeft } = titleFields;

export const tileTitleFields = {
  isShowTitle,
  text,
  textColor,
  textFontSize,
  textFontWeight,
  textFontFamily,
  titleLeft,
};

/** Which regions there are and how they are drawn. */
export const gridFields = {
  scope: field.choice({
    label: { zh: '范围', en: 'Area' },
    group: GROUPS.map,
    options: [
      { value: 'china', label: { zh: '中国（省级）', en: 'China (provinces)' } },
      { value: 'world', label: { zh: '世界（国家和地区）', en: 'World (countries and regions)' } },
    ],
    half: true,
  }),
  cellShape: field.choice({
    label: { zh: '格子形状', en: 'Shape of cells' },
    group: GROUPS.map,
    options: [
      { value: 'rounded', label: { zh: '圆角', en: 'Rounded' } },
      { value: 'square', label: { zh: '方形', en: 'Square' } },
      { value: 'hex', label: { zh: '六边形', en: 'Hexagon' } },
    ],
    half: true,
  }),
  gap: field.slider({ label: { zh: '间距', en: 'Gap' }, group: GROUPS.map, default: 6, max: 40, unit: '%' }),
  cellColor: field.color({
    label: { zh: '格子底色', en: 'Cell' },
    hint: { zh: '未着色时', en: 'While regions are not filled' },
    group: GROUPS.map,
    empty: 'theme',
    half: true,
  }),
  borderColor: field.color({ label: { zh: '边框颜色', en: 'Border' }, group: GROUPS.map, empty: 'none', half: true }),
  isShowUnknown: field.toggle({
    label: { zh: '提示未识别的地区', en: 'Tell unknown names' },
    group: GROUPS.map,
    default: true,
  }),
};

export const tileLabelFields = {
  isShowName: field.toggle({ label: { zh: '名称显示', en: 'Names' }, group: GROUPS.values, default: true, half: true }),
  isShow: field.toggle({ label: { zh: '数值显示', en: 'Values' }, group: GROUPS.values, default: true, half: true }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Size' },
    hint: { zh: '留空：随格子大小', en: 'Empty: follows the cells' },
    group: GROUPS.values,
    min: 6,
    max: 100,
    unit: 'px',
    half: true,
  }),
  fontColor: field.color({
    label: { zh: '文字颜色', en: 'Colour' },
    hint: { zh: '留空：与格子颜色对比', en: 'Empty: readable on each cell' },
    group: GROUPS.values,
    empty: 'theme',
    half: true,
  }),
  fontFamily: field.font({ label: { zh: '字体', en: 'Font' }, group: GROUPS.values, empty: 'theme' }),
};
