/** Log-in page of the product that a viewer page belongs to, which leads back to it. */
export function toLoginUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const prefix = pathname.replace(/\/(?:(?:bigscreen|excelreport)\/viewer|(?:aj|el)\/[^/]*)\/?$/, '');
  return `${prefix}/login?redirect=${encodeURIComponent(pathname.slice(prefix.length) + search)}`;
}
