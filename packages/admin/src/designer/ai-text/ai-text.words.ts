import type { AiLength, AiTone, NumberSource, Text } from '@aj-report/contract';

export const AI_WORDS = {
  title: { zh: '撰写文字', en: 'Write a text' },
  open: { zh: '撰写文字…', en: 'Write a text…' },
  step: { zh: '撰写文字', en: 'Write a text' },
  byModel: { zh: '由模型撰写', en: 'Written by the model' },
  byNarrator: { zh: '内置叙述', en: 'Built-in narrator' },
  narratorHelp: {
    zh: '未配置模型，由内置叙述根据数据写成，句中数字都来自数据。',
    en: 'No model is set up, so the built-in narrator writes, from the data alone.',
  },
  modelHelp: {
    zh: '所选数据会发送给管理员配置的模型服务。',
    en: 'The data you choose are sent to the model service that the administrator set up.',
  },
  noInstruction: {
    zh: '内置叙述看不懂文字要求：请在下面选数字、篇幅和语言。管理员配置模型（AJ_AI_URL）后可以写要求和选语气。',
    en: 'The narrator cannot read a wish: choose numbers, length and language below. With a model (AJ_AI_URL, set by the administrator) you can write one and choose a tone.',
  },
  values: { zh: '写哪些数字', en: 'Numbers' },
  noNumbers: {
    zh: '这个组件没有可叙述的数字，请选别的组件',
    en: 'This widget has no numbers to write of; choose another one',
  },
  instruction: { zh: '文字要求', en: 'What to write' },
  instructionHint: {
    zh: '例如：总结本月销售，指出最需要关注的城市',
    en: 'For example: sum up the month and name the city that needs attention',
  },
  data: { zh: '依据的数据', en: 'Data' },
  noData: { zh: '不用数据', en: 'No data' },
  noTables: { zh: '大屏上还没有带数据的组件', en: 'No widget of the screen has data yet' },
  ownData: { zh: '此组件的数据', en: "this widget's data" },
  sampleRows: { zh: '示例数据', en: 'sample rows' },
  rows: { zh: '{count} 行', en: 'Rows: {count}' },
  firstRows: { zh: '只用前 {count} 行', en: 'the first {count} rows are used' },
  tone: { zh: '语气', en: 'Tone' },
  length: { zh: '篇幅', en: 'Length' },
  language: { zh: '语言', en: 'Language' },
  write: { zh: '撰写', en: 'Write' },
  again: { zh: '重写', en: 'Again' },
  stop: { zh: '停止', en: 'Stop' },
  insert: { zh: '追加到原文之后', en: 'Add after the text' },
  replace: { zh: '替换原文', en: 'Replace the text' },
  empty: { zh: '文字会显示在这里', en: 'The text appears here' },
  writing: { zh: '正在撰写…', en: 'Writing…' },
  cut: { zh: '文字过长，已截断', en: 'The text was too long and is cut' },
  allFound: {
    zh: '{count} 个数字均出自数据，悬停可查看来源',
    en: 'Every number is in the data ({count}); hover to see where',
  },
  someLost: { zh: '{count} 个数字在数据中找不到，请核对', en: 'Numbers not found in the data: {count}. Check them.' },
  notFound: { zh: '数据中没有这个数字', en: 'This number is not in the data' },
  failed: { zh: '连接中断，请重试', en: 'The connection broke off; try again' },
} as const satisfies Record<string, Text>;

export const TONE_WORDS: Readonly<Record<AiTone, Text>> = {
  plain: { zh: '平实', en: 'Plain' },
  formal: { zh: '正式', en: 'Formal' },
  lively: { zh: '生动', en: 'Lively' },
};

export const LENGTH_WORDS: Readonly<Record<AiLength, Text>> = {
  short: { zh: '一两句', en: 'Short' },
  medium: { zh: '一小段', en: 'Medium' },
  long: { zh: '一段', en: 'Long' },
};

/** `{column}`, `{row}` and `{to}` are names as people read them. */
export const SOURCE_WORDS: Readonly<Record<NumberSource['kind'], Text>> = {
  cell: { zh: '单元格：{row} · {column}', en: 'Cell: {row} · {column}' },
  sum: { zh: '“{column}”合计', en: 'Sum of {column}' },
  mean: { zh: '“{column}”平均值', en: 'Average of {column}' },
  count: { zh: '数据的行数', en: 'Number of rows' },
  share: { zh: '{row} 占“{column}”合计的比例', en: 'Share of {row} in the sum of {column}' },
  change: { zh: '“{column}”从 {row} 到 {to} 的变化率', en: 'Change of {column} from {row} to {to}' },
  difference: { zh: '“{column}”从 {row} 到 {to} 的差', en: 'Difference of {column} from {row} to {to}' },
  ratio: { zh: '“{column}”中 {to} 与 {row} 之比', en: '{column} of {to} divided by that of {row}' },
};
