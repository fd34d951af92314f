import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
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
export const gridFields = inGroup(GROUPS.map, {
  scope: prop.choice('范围', 'Area', {
    options: choices({
      china: ['中国（省级）', 'China (provinces)'],
      world: ['世界（国家和地区）', 'World (countries and regions)'],
    }),
    half: true,
  }),
  cellShape: prop.choice('格子形状', 'Shape of cells', {
    options: choices({ rounded: ['圆角', 'Rounded'], square: ['方形', 'Square'], hex: ['六边形', 'Hexagon'] }),
    half: true,
  }),
  gap: prop.slider('间距', 'Gap', { default: 6, max: 40, unit: '%' }),
  cellColor: prop.color('格子底色', 'Cell', {
    hint: { zh: '未着色时', en: 'While regions are not filled' },
    empty: 'theme',
  }),
  borderColor: prop.color('边框颜色', 'Border', { empty: 'none' }),
  isShowUnknown: prop.toggle('提示未识别的地区', 'Tell unknown names', { default: true }),
});

export const tileLabelFields = inGroup(GROUPS.values, {
  isShowName: prop.toggle('名称显示', 'Names', { default: true, half: true }),
  isShow: prop.toggle('数值显示', 'Values', { default: true, half: true }),
  fontSize: prop.optionalNumber('字号', 'Size', {
    hint: { zh: '留空：随格子大小', en: 'Empty: follows the cells' },
    min: 6,
    max: 100,
    unit: 'px',
  }),
  fontColor: prop.color('文字颜色', 'Colour', {
    hint: { zh: '留空：与格子颜色对比', en: 'Empty: readable on each cell' },
    empty: 'theme',
  }),
  fontFamily: prop.font('字体', 'Font', { empty: 'theme' }),
});
