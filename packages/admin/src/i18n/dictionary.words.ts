export const dictionaryWords = {
  'dict.new': { zh: '新建字典', en: 'New dictionary' },
  'dict.name': { zh: '名称', en: 'Name' },
  'dict.items': { zh: '条目', en: 'Entries' },
  'dict.origin': { zh: '来源', en: 'Origin' },
  'dict.builtIn': { zh: '系统自带', en: 'Built in' },
  'dict.own': { zh: '自建', en: 'Own' },
  'dict.fresh': { zh: '刷新字典', en: 'Refresh dictionaries' },
  'dict.refreshed': { zh: '已刷新 {count} 个字典', en: 'Dictionaries read anew: {count}' },
} as const;
