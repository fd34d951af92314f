import type { Language } from '../field/text.ts';
import { statusOf, type ErrorCode, type ErrorParams } from './codes.ts';
import { messagesEn } from './messages.en.ts';
import { messagesZh } from './messages.zh.ts';

const MESSAGES = { zh: messagesZh, en: messagesEn };

/** Message of an error in a language, with its parameters filled in. */
export function messageOf(code: ErrorCode, params: ErrorParams, language: Language): string {
  return MESSAGES[language][code].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}

/** The only error that our code throws on purpose: a code of the list with its parameters. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(messageOf(code, params, 'en'), options);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return statusOf(this.code);
  }
}
