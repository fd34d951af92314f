/** `sales-map` → `SalesMap`. */
export function toPascal(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `sales-map` → `salesMap`. */
export function toCamel(name: string): string {
  const pascal = toPascal(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `sales-map` → `Sales map`. */
export function toWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `sales-region` as `SALES_REGION` */
export function toConstant(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}
