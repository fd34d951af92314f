/** Looked for in this order: browsers name those they descend from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

function find(names: readonly (readonly [string, string])[], userAgent: string): string | undefined {
  return names.find(([sign]) => userAgent.includes(sign))?.[1];
}

/** Browser and system of a user agent for a reader, such as `Chrome · Windows`; the program's own name else. */
export function toClientName(userAgent: string): string {
  const known = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter((one) => one !== undefined);
  return known.length > 0 ? known.join(' · ') : (userAgent.split('/')[0] ?? '').slice(0, 40);
}
