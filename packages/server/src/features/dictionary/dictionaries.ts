import {
  IMPORT_STATUS,
  IMPORT_STATUS_LABELS,
  REPORT_TYPES,
  SET_TYPE_LABELS,
  SET_TYPES,
  SHARE_TYPES,
  SOURCE_KIND_LABELS,
  type Text,
} from '@aj-report/contract';

interface ItemDeclaration {
  readonly value: string;
  readonly text: Text;
}

interface DictionaryDeclaration {
  readonly name: Text;
  readonly items: readonly ItemDeclaration[];
}

const YES_NO: readonly ItemDeclaration[] = [
  { value: '0', text: { zh: '否', en: 'No' } },
  { value: '1', text: { zh: '是', en: 'Yes' } },
];

const SHARE_TEXTS: Readonly<Record<(typeof SHARE_TYPES)[number], Text>> = {
  0: { zh: '永久有效', en: 'Permanent' },
  1: { zh: '1 天', en: '1 day' },
  7: { zh: '7 天', en: '7 days' },
  30: { zh: '30 天', en: '30 days' },
};

const REPORT_TEXTS: Readonly<Record<(typeof REPORT_TYPES)[number], Text>> = {
  report_screen: { zh: '大屏', en: 'Big screen' },
  report_excel: { zh: 'Excel 报表', en: 'Excel report' },
};

const importStatus: DictionaryDeclaration = {
  name: { zh: '导入状态', en: 'Import status' },
  items: IMPORT_STATUS.map((value) => ({ value, text: IMPORT_STATUS_LABELS[value] })),
};

/** Dictionaries of a new installation; entries that a later version adds are filled in at its first start. */
export const DICTIONARIES: Readonly<Record<string, DictionaryDeclaration>> = {
  SHARE_VAILD: {
    name: { zh: '分享有效期', en: 'Share validity' },
    items: SHARE_TYPES.map((days) => ({ value: String(days), text: SHARE_TEXTS[days] })),
  },
  SET_TYPE: {
    name: { zh: '数据集类型', en: 'Data set type' },
    items: SET_TYPES.map((value) => ({ value, text: SET_TYPE_LABELS[value] })),
  },
  SOURCE_TYPE: {
    name: { zh: '数据源类型', en: 'Data source type' },
    items: Object.entries(SOURCE_KIND_LABELS).map(([value, text]) => ({ value, text })),
  },
  REPORT_TYPE: {
    name: { zh: '报表类型', en: 'Report type' },
    items: REPORT_TYPES.map((value) => ({ value, text: REPORT_TEXTS[value] })),
  },
  REPORT_GROUP: {
    name: { zh: '报表分组', en: 'Report group' },
    items: [
      { value: 'group_1', text: { zh: '经营分析', en: 'Business' } },
      { value: 'group_2', text: { zh: '生产运行', en: 'Operations' } },
      { value: 'group_3', text: { zh: '其他', en: 'Other' } },
    ],
  },
  ENABLE_FLAG: {
    name: { zh: '启用状态', en: 'Enabled' },
    items: [
      { value: '0', text: { zh: '禁用', en: 'Disabled' } },
      { value: '1', text: { zh: '启用', en: 'Enabled' } },
    ],
  },
  DELETE_FLAG: {
    name: { zh: '删除状态', en: 'Deleted' },
    items: [
      { value: '0', text: { zh: '未删除', en: 'Not deleted' } },
      { value: '1', text: { zh: '已删除', en: 'Deleted' } },
    ],
  },
  REQUIRED_FLAG: { name: { zh: '是否必填', en: 'Required' }, items: YES_NO },
  FILE_STATUS: importStatus,
  LOCALE: {
    name: { zh: '语言', en: 'Language' },
    items: [
      { value: 'zh', text: { zh: '中文', en: '中文' } },
      { value: 'en', text: { zh: 'English', en: 'English' } },
    ],
  },
};
