/** Words of "Make a screen". */
export const MAKE_WORDS = {
  make: { zh: '一键成屏', en: 'Make a screen' },
  makeStep: { zh: '一键成屏', en: 'Make a screen' },
  title: { zh: '一键成屏：{name}', en: 'Make a screen: {name}' },
  looking: { zh: '正在读取数据，设计大屏…', en: 'Reading the data and designing screens…' },
  failed: { zh: '读取数据失败', en: 'The data could not be read' },
  retry: { zh: '重试', en: 'Try again' },
  nothing: { zh: '这里还没有数据行，无法成屏', en: 'There are no rows yet to make a screen of' },
  choose: { zh: '选择方案', en: 'Choose a proposal' },
  facts: { zh: '{widgets} 个组件 · {sets} 个数据集', en: 'Widgets: {widgets} · data sets: {sets}' },
  hint: {
    zh: '预览用的是真实数据。生成后是普通的大屏和数据集，都可以修改。',
    en: 'Drawn with real rows. What is made is an ordinary screen with ordinary data sets: everything can be changed.',
  },
  replaceHint: {
    zh: '会替换画布上的内容，可以撤销。',
    en: 'It takes the place of what is on the canvas; undo brings that back.',
  },
  use: { zh: '使用这个方案', en: 'Use this one' },
  cancel: { zh: '取消', en: 'Cancel' },
  made: { zh: '已生成大屏和 {sets} 个数据集', en: 'The screen was made; data sets: {sets}' },
  pickTitle: { zh: '一键成屏：选择数据', en: 'Make a screen: choose the data' },
  tables: { zh: '数据表', en: 'Tables' },
  sets: { zh: '数据集', en: 'Data sets' },
  search: { zh: '搜索', en: 'Search' },
  none: { zh: '没有可用的数据，请先导入表格', en: 'There are no data yet. Import a spreadsheet first.' },
  rows: { zh: '{rows} 行', en: 'Rows: {rows}' },
} as const;
