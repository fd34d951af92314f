import type { FieldProblem, Language, Text } from '@aj-report/contract';

/** Words of the form itself; those of fields come from their declarations. */
export const FORM_WORDS = {
  mixed: { zh: '多个值', en: 'Mixed' },
  choose: { zh: '请选择', en: 'Choose' },
  noMatch: { zh: '没有匹配的选项', en: 'No match' },
  retry: { zh: '重试', en: 'Try again' },
  noChoices: { zh: '暂无可选项', en: 'Nothing to choose' },
  uploadMap: { zh: '上传地图…', en: 'Upload a map…' },
  reset: { zh: '恢复默认值', en: 'Reset to default' },
  automatic: { zh: '自动', en: 'Auto' },
  themeColor: { zh: '跟随主题', en: 'Theme' },
  noColor: { zh: '无', en: 'None' },
  themeColors: { zh: '主题色', en: 'Theme colours' },
  recentColors: { zh: '最近使用', en: 'Recent' },
  pickColor: { zh: '选择颜色', en: 'Pick a colour' },
  addColor: { zh: '添加颜色', en: 'Add a colour' },
  removeColor: { zh: '移除颜色', en: 'Remove the colour' },
  themePalette: { zh: '使用主题配色', en: 'Use the theme' },
  addRow: { zh: '添加一行', en: 'Add a row' },
  removeRow: { zh: '删除', en: 'Remove' },
  moveUp: { zh: '上移', en: 'Move up' },
  moveDown: { zh: '下移', en: 'Move down' },
  noRows: { zh: '还没有内容', en: 'Nothing here yet' },
  row: { zh: '第 {n} 项', en: 'Item {n}' },
  upload: { zh: '上传图片', en: 'Upload' },
  uploading: { zh: '上传中…', en: 'Uploading…' },
  imageAddress: { zh: '图片地址', en: 'Picture address' },
  clear: { zh: '清除', en: 'Clear' },
  themeFont: { zh: '跟随主题字体', en: 'Font of the theme' },
  jsonWrong: { zh: 'JSON 格式不正确：{detail}', en: 'Not valid JSON: {detail}' },
  nothingFound: { zh: '没有匹配的属性', en: 'No property matches' },
  expand: { zh: '展开', en: 'Expand' },
  collapse: { zh: '收起', en: 'Collapse' },
  from: { zh: '开始', en: 'from' },
  until: { zh: '结束', en: 'until' },
  shortcuts: { zh: '快捷选择', en: 'Shortcuts' },
  uploadFile: { zh: '上传文件', en: 'Upload a file' },
  wrongFile: { zh: '请上传正确格式的文件：{allowed}', en: 'Upload a file of one of these kinds: {allowed}' },
  unsupported: { zh: '组件不支持该类型：{type}', en: 'The component does not support the type {type}' },
} as const satisfies Record<string, Text>;

export const PROBLEM_WORDS: Readonly<Record<FieldProblem, Text>> = {
  required: { zh: '请填写{label}', en: '{label} is required' },
  tooShort: { zh: '{label}至少 {min} 个字符', en: '{label} needs at least {min} characters' },
  tooLong: { zh: '{label}最多 {max} 个字符', en: '{label} takes at most {max} characters' },
  pattern: { zh: '{label}的格式不正确', en: '{label} has the wrong form' },
  notANumber: { zh: '请输入数字', en: 'Enter a number' },
  tooSmall: { zh: '不能小于 {min}', en: 'Must be at least {min}' },
  tooLarge: { zh: '不能大于 {max}', en: 'Must be at most {max}' },
  notAChoice: { zh: '请从列表中选择', en: 'Choose one from the list' },
};

/** A text in the language with `{name}` filled in. */
export function wordIn(language: Language, text: Text, params: Readonly<Record<string, string | number>> = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
