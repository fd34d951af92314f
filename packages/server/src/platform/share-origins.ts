import { AppError, type Text } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';

function toUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * An origin as browsers send it: lower-case, without a default port or a slash at its end.
 * @throws share/origin-invalid
 */
export function toOrigin(text: string): string {
  const url = toUrl(text.trim());
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isOrigin || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new AppError('share/origin-invalid', { origin: text });
  }
  return url.origin;
}

/** Whether a page belongs to the service itself, by the address in use or the one that is made known. */
function isOwn({ config }: Needs<'config'>, request: FastifyRequest, origin: string): boolean {
  if (toUrl(origin)?.host === request.host) return true;
  return config.publicUrl !== undefined && toUrl(config.publicUrl)?.origin === origin;
}

/** What names the pages that may show a report, and what to do for another one. */
const SAID_BY = {
  share: [
    { zh: '分享', en: 'share' },
    { zh: '请联系分享者添加此来源', en: 'ask its owner to add this origin' },
  ],
  grant: [
    { zh: '嵌入授权', en: 'grant' },
    {
      zh: '请让签发它的系统在 origins 中写上此来源',
      en: 'have the system that asks for it name this origin in origins',
    },
  ],
} as const satisfies Record<string, readonly [what: Text, next: Text]>;

/**
 * Refuses a call of a page whose origin a share does not allow. The service's own pages always may show it; what sends
 * no origin is no page of another one: browsers say where such a call comes from.
 * @throws share/origin-refused
 */
export function refuseOrigin(
  app: FastifyInstance,
  request: FastifyRequest,
  allowed: readonly string[],
  by: keyof typeof SAID_BY,
): void {
  const { origin } = request.headers;
  if (allowed.length === 0 || origin === undefined || allowed.includes(origin) || isOwn(app, request, origin)) return;
  const [what, next] = SAID_BY[by];
  throw new AppError('share/origin-refused', { origin, what, next });
}

/** Which pages may frame the page of a share: undefined = it does not say. */
export async function framesOf({ db }: Needs<'db'>, shareCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reportShare')
    .where('shareCode', '=', shareCode)
    .select('origins')
    .executeTakeFirst();
  const origins = row === undefined ? [] : (JSON.parse(row.origins) as string[]);
  return origins.length === 0 ? undefined : ["'self'", ...origins].join(' ');
}
