import type { Language } from '../field/text.ts';
import { outsideOf, statusOf, type ErrorCode, type ErrorParams } from './codes.ts';
import { messagesEn } from './messages.en.ts';
import { messagesZh } from './messages.zh.ts';

const MESSAGES = { zh: messagesZh, en: messagesEn };

/** Message of an error in a language, with its parameters filled in. */
export function messageOf(code: ErrorCode, params: ErrorParams, language: Language): string {
  return filled(MESSAGES[language][code], params, language);
}

/** What people see who may not know the inside of sources: a message, and the parameters that stand in it. */
export function publicError(code: ErrorCode, params: ErrorParams, language: Language) {
  const outside = outsideOf(code)?.[language];
  if (outside === undefined) return { message: messageOf(code, params, language), params };
  const shown = Object.entries(params).filter(([name]) => outside.includes(`{${name}}`));
  return { message: filled(outside, params, language), params: Object.fromEntries(shown) };
}

function filled(message: string, params: ErrorParams, language: Language): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
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
