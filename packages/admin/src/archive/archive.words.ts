import type { ArchiveKind, NeedState, Text } from '@aj-report/contract';

export const ARCHIVE_WORDS = {
  export: { zh: '导出', en: 'Export' },
  exportTitle: { zh: '导出：{name}', en: 'Export: {name}' },
  exportHelp: {
    zh: '压缩包里有大屏文档、图片和地图，可以导入另一套系统。',
    en: 'The zip holds the document, its pictures and maps; another installation can import it.',
  },
  without: { zh: '不含数据集', en: 'Without data sets' },
  withoutHelp: {
    zh: '导入时为每个数据集选择对方已有的',
    en: 'Whoever imports it chooses a data set of theirs for each',
  },
  with: { zh: '含数据集', en: 'With data sets' },
  withHelp: {
    zh: '带上数据集的定义；对方须有同样编码的数据源',
    en: 'Their definitions come along; the other installation needs sources of the same codes',
  },
  withTables: { zh: '含数据集和表格', en: 'With data sets and workbooks' },
  withTablesHelp: {
    zh: '还带上数据源的 Excel 原件，对方什么都不需要准备',
    en: 'The workbooks of their sources come along too; nothing needs to be there',
  },
  exported: { zh: '已导出 {name}', en: '{name} is exported' },
  saveFirst: {
    zh: '当前有未保存的修改，导出前会先保存为草稿。',
    en: 'Some changes are not saved; they are saved as a draft first.',
  },

  import: { zh: '导入', en: 'Import' },
  importTitle: { zh: '导入大屏', en: 'Import a screen' },
  dropHere: { zh: '拖入文件，或点击选择', en: 'Drop a file here, or choose one' },
  limits: {
    zh: '本产品的压缩包、AJ-Report 的压缩包或 JSON、GoView 的项目 JSON',
    en: 'A zip of this product, a zip or JSON of AJ-Report, a project of GoView as JSON',
  },
  choose: { zh: '选择文件', en: 'Choose a file' },
  chooseAnother: { zh: '换一个文件', en: 'Choose another' },
  wrongFile: { zh: '请选择 zip 或 json 文件', en: 'Choose a zip or json file' },
  looking: { zh: '正在查看文件…', en: 'Looking at the file…' },
  contents: { zh: '内容', en: 'Contents' },
  widgets: { zh: '{count} 个组件', en: 'Widgets: {count}' },
  pictures: { zh: '{count} 张图片', en: 'Pictures: {count}' },
  maps: { zh: '地图', en: 'Maps' },
  name: { zh: '名称', en: 'Name' },
  code: { zh: '编码', en: 'Code' },
  codeTaken: { zh: '这个编码已被使用，请换一个', en: 'This code is taken; choose another' },
  dataSets: { zh: '数据集', en: 'Data sets' },
  dataSetsHelp: {
    zh: '大屏用到的数据集在这里怎样对应',
    en: 'What becomes of the data sets that the screen draws from',
  },
  bring: { zh: '随大屏导入', en: 'Bring it along' },
  bringCopy: { zh: '导入为新的数据集', en: 'Bring it as a new one' },
  bringTable: { zh: '连同数据源 {source}', en: 'with its source {source}' },
  useHere: { zh: '使用这里的同名数据集', en: 'Use the one of that code here' },
  leave: { zh: '暂不对应', en: 'Leave it open' },
  notes: { zh: '没有原样迁移的内容（{count}）', en: 'Not carried over as it was ({count})' },
  screen: { zh: '大屏', en: 'Screen' },
  concerned: { zh: '{count} 个组件：{names}', en: 'Widgets ({count}): {names}' },
  between: { zh: '、', en: ', ' },
  openHelp: {
    zh: '将替换当前打开的内容，一步可撤销；保存前服务器上的大屏不变。',
    en: 'It takes the place of what is open, in one step that can be undone; nothing is saved until you save.',
  },
  imported: { zh: '已导入大屏“{name}”', en: 'Screen “{name}” is imported' },
  importedOpen: { zh: '已导入，可以撤销', en: 'Imported; it can be undone' },
  tablesComing: {
    zh: '，表格正在后台导入',
    en: '; its workbooks are being imported in the background',
  },
  step: { zh: '导入大屏', en: 'Import a screen' },
} as const satisfies Record<string, Text>;

export const KIND_LABELS: Readonly<Record<ArchiveKind, Text>> = {
  screen: { zh: '本产品的大屏', en: 'A screen of this product' },
  'aj-report': { zh: 'AJ-Report 大屏', en: 'A screen of AJ-Report' },
  goview: { zh: 'GoView 项目', en: 'A project of GoView' },
};

export const STATE_LABELS: Readonly<Record<NeedState, Text>> = {
  here: { zh: '已有', en: 'here' },
  brought: { zh: '随文件导入', en: 'comes along' },
  missing: { zh: '缺少', en: 'missing' },
};
