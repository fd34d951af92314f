export const connectionWords = {
  'connection.new': { zh: '连接数据库或接口', en: 'Connect a database or API' },
  'connection.edit': { zh: '修改连接：{name}', en: 'Connection: {name}' },
  'connection.name': { zh: '基本信息', en: 'Basics' },
  'connection.kind': { zh: '类型', en: 'Kind' },
  'connection.test': { zh: '测试连接', en: 'Test connection' },
  'connection.works': { zh: '连接成功：{version}', en: 'Connected: {version}' },
  'connection.mayWrite': {
    zh: '此账号可以修改数据，建议改用只读账号',
    en: 'This account may change data; a read-only one is better',
  },
  'connection.keepSecret': { zh: '已保存，留空表示不修改', en: 'Stored; leave empty to keep it' },
  'connection.tables': { zh: '表', en: 'Tables' },
  'connection.filter': { zh: '筛选表名', en: 'Filter tables' },
  'connection.noTables': { zh: '没有可以读取的表', en: 'There is no table to read' },
  'connection.editAction': { zh: '修改连接', en: 'Change' },
  'set.request': { zh: '请求', en: 'Request' },
  'set.requestHint': {
    zh: '地址在数据源的根地址之下；参数写成 ${参数名}；“试发请求”后在应答里选出数据所在的位置',
    en: 'The address is below that of the source; parameters as ${name}; after a try choose in the answer where the rows are',
  },
} as const;
