import type { Language } from '../field/text.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of grants that a host's server asks for. */
export const GRANT_ERRORS = {
  'grant/one-target': { status: 400 },
  'grant/parameter-fixed': { status: 403, params: ['name'] },
  'grant/parameter-unknown': { status: 400, params: ['name', 'known'] },
  'grant/origin-outside': { status: 403, params: ['origin'] },
} as const satisfies Record<string, ErrorDeclaration>;

/** Their messages. */
export const grantMessages: Readonly<Record<Language, Readonly<Record<keyof typeof GRANT_ERRORS, string>>>> = {
  zh: {
    'grant/one-target': '请在 shareCode（分享码）和 reportCode（报表编码）中填写一个，且只填一个',
    'grant/parameter-fixed': '参数“{name}”已由分享锁定，授权不能另设取值；请去掉它，或修改分享',
    'grant/parameter-unknown':
      '报表没有参数“{name}”，不会有数据按它筛选；它的参数有：{known}。请改正名称，或在报表、数据集中声明它',
    'grant/origin-outside': '此分享不允许来源 {origin}；请在分享中添加它，或从授权中去掉',
  },
  en: {
    'grant/one-target': 'Name either shareCode or reportCode, and only one of them',
    'grant/parameter-fixed':
      'The share locks the parameter "{name}", so that a grant gives it no value; leave it out, or change the share',
    'grant/parameter-unknown':
      'The report has no parameter "{name}", so that no data would be narrowed by it; it has: {known}. Correct the name, or declare it in the report or a data set',
    'grant/origin-outside': 'The share does not allow the origin {origin}; add it to the share, or leave it out',
  },
};
