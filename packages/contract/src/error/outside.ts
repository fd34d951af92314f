import type { Text } from '../field/text.ts';

/**
 * What is shown of a failed source or data set to people who may know nothing of its inside: no host, path, account,
 * table, field or SQL; only what happened and what they can do.
 */
export const OUTSIDE = {
  unreachable: {
    zh: '数据源暂时无法连接，请稍后再试；如仍失败，请联系维护人员',
    en: 'The data source cannot be reached; try again later, and if it fails again tell whoever maintains it',
  },
  slow: {
    zh: '数据源在 {seconds} 秒内没有应答，请稍后再试；如仍失败，请联系维护人员',
    en: 'The data source did not answer within {seconds} s; try again later, and if it fails again tell whoever maintains it',
  },
  closed: {
    zh: '数据源拒绝了访问，请联系维护人员检查数据源的设置',
    en: 'The data source lets the service in no more; ask whoever maintains it to check its settings',
  },
  status: {
    zh: '数据源返回错误（HTTP {status}），请稍后再试；如仍失败，请联系维护人员',
    en: 'The data source answered with an error (HTTP {status}); try again later, and if it fails again tell whoever maintains it',
  },
  answer: {
    zh: '数据源的应答无法读取，请稍后再试；如仍失败，请联系维护人员',
    en: 'The answer of the data source cannot be read; try again later, and if it fails again tell whoever maintains it',
  },
  notReady: {
    zh: '数据源尚不可用，请等待导入完成后再试',
    en: 'The data source is not ready yet; try again when its import is done',
  },
  failed: {
    zh: '数据集的查询失败，请稍后再试；如仍失败，请联系维护人员',
    en: 'The query of the data set failed; try again later, and if it fails again tell whoever maintains it',
  },
  changed: {
    zh: '数据集用到的表或字段已不存在，请联系维护人员',
    en: 'The data set uses a table or field that is gone; tell whoever maintains it',
  },
  wrong: {
    zh: '数据集的设置有误，请联系维护人员',
    en: 'The data set is not set up right; tell whoever maintains it',
  },
} as const satisfies Record<string, Text>;
