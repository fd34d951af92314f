import { DEFAULT_LANGUAGE, toLanguage, type Language } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language the answer is worded in. */
    language: Language;
  }
}

/** The one of our languages that an Accept-Language header likes best (RFC 9110 §12.5.4). */
export function languageOfHeader(header: string | undefined): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const part of header?.split(',') ?? []) {
    const [, tag, weightText = '1'] = /^\s*(zh|en)(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(part) ?? [];
    const weight = Number(weightText);
    if (tag !== undefined && weight > (best?.weight ?? 0)) best = { language: tag.toLowerCase() as Language, weight };
  }
  return best?.language;
}

/** The language asked for by `?lang=`, else by Accept-Language; undefined when neither names one of ours. */
function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'zh' || lang === 'en') return lang;
  return languageOfHeader(request.headers['accept-language']);
}

/**
 * Settles `request.language`: what the call asks for, else what the signed-in user chose, else Chinese.
 * `settleSession` runs in between, so that even its failure is worded in the language asked for.
 */
export function registerLocale(app: FastifyInstance, settleSession: (request: FastifyRequest) => Promise<void>): void {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', async (request) => {
    const asked = askedLanguage(request);
    request.language = asked ?? DEFAULT_LANGUAGE;
    await settleSession(request);
    request.language = asked ?? toLanguage(request.session?.language);
  });
}
