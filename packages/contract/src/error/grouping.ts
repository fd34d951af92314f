import type { Language } from '../field/text.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of questions that group their rows. */
export const GROUPING_ERRORS = {
  'data-set/group-field-unknown': { status: 400, params: ['field', 'known'] },
  'data-set/grain-unsuitable': { status: 400, params: ['field', 'grain', 'type', 'possible'] },
  'data-set/aggregation-unsuitable': { status: 400, params: ['field', 'aggregation', 'type', 'possible'] },
  'data-set/order-by-unsuitable': { status: 400, params: ['field'] },
  'data-set/change-needs-time': { status: 400, params: ['field'] },
  'data-set/group-name-taken': { status: 400, params: ['name'] },
} as const satisfies Record<string, ErrorDeclaration>;

/** Their messages. */
export const groupingMessages: Readonly<Record<Language, Readonly<Record<keyof typeof GROUPING_ERRORS, string>>>> = {
  zh: {
    'data-set/group-field-unknown': '不能按“{field}”分组或汇总，数据集没有这一列；可用的列：{known}',
    'data-set/grain-unsuitable': '“{field}”（{type}）不能按“{grain}”分组；它可用的时间粒度：{possible}',
    'data-set/aggregation-unsuitable': '“{field}”（{type}）不能用“{aggregation}”汇总；它可用的汇总方式：{possible}',
    'data-set/order-by-unsuitable': '“{field}”的最新值需要一个日期列来确定先后；请选择数据集中的日期列',
    'data-set/change-needs-time': '“{field}”较上期的变化需要时间维度；请按一个日期列分组',
    'data-set/group-name-taken': '分组结果中有两列都叫“{name}”，请为其中一列换一个名称',
  },
  en: {
    'data-set/group-field-unknown':
      'Cannot group or aggregate "{field}": it is no column of the data set, which has {known}; choose one of them',
    'data-set/grain-unsuitable':
      'Cannot group "{field}" ({type}) by "{grain}"; the grains that it can take: {possible}',
    'data-set/aggregation-unsuitable':
      'Cannot aggregate "{field}" ({type}) by "{aggregation}"; the aggregations that it can take: {possible}',
    'data-set/order-by-unsuitable':
      'The latest value of "{field}" needs a column of dates to know which one is last; choose one of the data set',
    'data-set/change-needs-time':
      'The change of "{field}" to the period before needs a dimension of time; group by a column of dates',
    'data-set/group-name-taken': 'Two columns of the grouped answer are called "{name}"; name one of them differently',
  },
};
