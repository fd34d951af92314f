import type { Text } from '../field/text.ts';
import type { FormatFault, FormatFaultKind } from './number-format.types.ts';

const REASONS: Readonly<Record<FormatFaultKind, Text>> = {
  open: { zh: '引号、方括号或转义符没有结束', en: 'a quote, bracket or escape does not end' },
  bracket: {
    zh: '方括号里只能写颜色、条件、语言、[DBNum1] 至 [DBNum4]、[h]、[m]、[s]',
    en: 'brackets hold a colour, a condition, a language, [DBNum1] to [DBNum4], [h], [m] or [s] only',
  },
  letter: { zh: '文字要写在英文双引号里', en: 'put words between double quotes' },
  era: { zh: '不支持年号纪年', en: 'years of eras are not supported' },
  mixed: {
    zh: '同一段里既有数字又有日期；文字要写在英文双引号里',
    en: 'one section holds both digits and parts of a date; put words between double quotes',
  },
  sections: { zh: '最多四段，用分号隔开，文字段在最后', en: 'there are up to four sections, that of texts last' },
  numerals: { zh: '[DBNum] 只支持中文数字', en: '[DBNum] is supported in Chinese only' },
  order: { zh: '这些符号不能这样排列', en: 'these signs make no format in this order' },
};

/** Why a number format is not understood, with the piece of it that is meant. */
export function formatFaultText({ kind, text }: FormatFault): Text {
  const { zh, en } = REASONS[kind];
  return { zh: `数字格式 ${text} 无法识别：${zh}`, en: `the number format ${text} is not understood: ${en}` };
}
