import { firstLanguage } from '@aj-report/contract';

/**
 * Log-in page of the product that a viewer page belongs to, which leads back to it.
 * @param language of the page, unless its address asks for another one
 */
export function toLoginUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>, language: string): string {
  const prefix = pathname.replace(/\/(?:(?:bigscreen|excelreport)\/viewer|(?:aj|el)\/[^/]*)\/?$/, '');
  const lang = firstLanguage(new URLSearchParams(search).get('lang'), language);
  const query = new URLSearchParams({ redirect: pathname.slice(prefix.length) + search, lang });
  return `${prefix}/login?${query.toString()}`;
}
