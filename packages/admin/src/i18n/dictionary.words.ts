export const dictionaryWords = {
  'dict.new': { zh: '新建字典', en: 'New dictionary' },
  'dict.edit': { zh: '编辑字典', en: 'Edit dictionary' },
  'dict.name': { zh: '名称', en: 'Name' },
  'dict.items': { zh: '条目', en: 'Entries' },
  'dict.origin': { zh: '来源', en: 'Origin' },
  'dict.builtIn': { zh: '系统自带', en: 'Built in' },
  'dict.own': { zh: '自建', en: 'Own' },
  'dict.noItems': { zh: '还没有条目', en: 'No entries yet' },
  'dict.addItem': { zh: '添加条目', en: 'Add an entry' },
  'dict.itemsIncomplete': {
    zh: '有条目没有填完，请补全或删除',
    en: 'Some entries are not filled in; complete or remove them',
  },
  'dict.fresh': { zh: '刷新字典', en: 'Refresh dictionaries' },
  'dict.refreshed': { zh: '已刷新 {count} 个字典', en: 'Dictionaries read anew: {count}' },
} as const;
