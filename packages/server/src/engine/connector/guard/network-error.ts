import { AppError } from '@aj-report/contract';

/** Codes of Node and its TLS library for a certificate that is not trusted and for handshakes that fail. */
const ENCRYPTION =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|UNABLE_TO_|SELF_SIGNED_|HOSTNAME_|INVALID_|ERR_TLS_|ERR_SSL_|HANDSHAKE_|EPROTO$)/;
/** Codes of Node's HTTP parser. */
const NO_HTTP = /^HPE_/;
const SYSTEM = /^E[A-Z]+$/;

export function unreachable(host: string, reason: string): AppError {
  return new AppError('data-source/unreachable', { host, reason });
}

/** The way to the source is encrypted and should not be, is not and should be, or its certificate is not trusted. */
export function encryptionRefused(host: string, detail: string): AppError {
  return new AppError('data-source/encryption-refused', { host, detail });
}

/** What went wrong on the way to a source. */
export function toNetworkError(error: unknown, host: string): AppError {
  if (error instanceof AppError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (NO_HTTP.test(code)) {
    const detail = { zh: `不是 HTTP 应答（${message}）`, en: `this is no HTTP (${message})` };
    return new AppError('data-source/answer-invalid', { detail });
  }
  if (ENCRYPTION.test(code)) return encryptionRefused(host, message);
  return unreachable(host, SYSTEM.test(code) || message === '' ? code : message);
}
