import { DEFAULT_LANGUAGE, toLanguage, type Language } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language the answer is worded in. */
    language: Language;
  }
}

/** The first of our languages that an Accept-Language header names. */
export function languageOfHeader(header: string | undefined): Language | undefined {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'zh' || tag === 'en') return tag;
  }
  return undefined;
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
