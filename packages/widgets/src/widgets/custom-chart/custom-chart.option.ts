import type { Language, Text } from '@aj-report/contract';
import type { EChartsOption } from 'echarts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { RowsData } from '../../shapes/rows.ts';
import { checkOption, isObject, type Json, type OptionProblem } from './check-option.ts';
import type { CustomChartProps } from './custom-chart.widget.ts';
import { dressOption } from './dress-option.ts';
import { findJsonMistake, type JsonMistake } from './json-place.ts';
import { fieldNames, resolveFields } from './resolve-fields.ts';

/** More problems are not shown at once. */
const MAX_SHOWN = 3;

const HINTS: Readonly<Record<JsonMistake['kind'], Text>> = {
  end: { zh: '内容不完整，可能缺少括号', en: 'the text ends too early; a bracket may be missing' },
  comma: { zh: '最后一项后面不能有逗号', en: 'no comma after the last item' },
  quote: { zh: '请使用英文双引号', en: 'use straight double quotes' },
  comment: { zh: 'JSON 中不能写注释', en: 'JSON has no comments' },
  other: { zh: '此处的字符不符合 JSON 格式', en: 'this character does not belong here' },
};

function writeMistake({ line, column, kind }: JsonMistake, language: Language): string {
  return language === 'zh'
    ? `配置不是有效的 JSON：第 ${line} 行第 ${column} 列，${HINTS[kind].zh}`
    : `the option is not JSON: line ${line}, column ${column}: ${HINTS[kind].en}`;
}

function writeProblems(problems: readonly OptionProblem[], language: Language): string {
  const reported = problems.slice(0, MAX_SHOWN).map(({ path, message }) => {
    const text = message[language];
    return path === '' ? text : language === 'zh' ? `${path}：${text}` : `${path}: ${text}`;
  });
  const more = problems.length - reported.length;
  if (more > 0) reported.push(language === 'zh' ? `另有 ${more} 处` : `and ${more} more`);
  return reported.join(language === 'zh' ? '；' : '; ');
}

/**
 * The option that a text of JSON describes, or what is wrong with it, in the language.
 */
export function readOption(
  text: string,
  fields: readonly string[] | undefined,
  language: Language,
): { option?: Json; wrong?: string } {
  if (text.trim() === '')
    return {
      wrong: language === 'zh' ? '请在属性面板填写图表配置' : 'enter the option of the chart in the properties',
    };
  const mistake = findJsonMistake(text);
  if (mistake) return { wrong: writeMistake(mistake, language) };
  const option = JSON.parse(text) as Json;
  const problems = checkOption(option, fields);
  return problems.length > 0 ? { wrong: writeProblems(problems, language) } : { option };
}

/**
 * The ECharts option of a custom chart.
 * @throws Error with a sentence in the reader's language when the text cannot be drawn
 */
export function toCustomChartOption(props: CustomChartProps, data: RowsData, context: ChartContext): EChartsOption {
  const { option, wrong } = readOption(
    props.option,
    data.columns.length > 0 ? fieldNames(data) : undefined,
    context.language,
  );
  if (wrong !== undefined) throw new Error(wrong);
  const resolved = resolveFields(option ?? {}, data);
  return dressOption(isObject(resolved) ? resolved : {}, context);
}
