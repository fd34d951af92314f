import { describe, expect, it } from 'vitest';
import { ApiError, dataOf } from './api-error.ts';

function errorOf(run: () => unknown): ApiError {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no ApiError was thrown');
}

describe('the answer of a call', () => {
  it('is its data when the code is the text 200', () => {
    expect(dataOf(200, { code: '200', message: '', data: { a: 1 } }, 'x')).toEqual({ a: 1 });
    expect(dataOf(200, { code: '200', message: '', data: null }, 'x')).toBeNull();
  });

  it('is an error with the words of the service for any other code, whatever the status', () => {
    const error = errorOf(() => dataOf(200, { code: 'sql/syntax', message: 'line 1', data: null }, 'x'));
    expect([error.code, error.message, error.isSessionEnd]).toEqual(['sql/syntax', 'line 1', false]);
  });

  it('is reported with its number, where the service gives one', () => {
    const failed = { code: 'server/failed', message: 'failed', data: null };
    expect(errorOf(() => dataOf(500, { ...failed, requestId: '7' }, 'x')).reported).toBe('failed (7)');
    expect(errorOf(() => dataOf(500, failed, 'x')).reported).toBe('failed');
  });

  it('is an error with our words when a proxy answered instead of the service', () => {
    const error = errorOf(() => dataOf(502, '<html>bad gateway</html>', 'no service'));
    expect([error.code, error.message, error.status]).toEqual(['http/502', 'no service', 502]);
  });

  it('is an error when the code is the number 200', () => {
    expect(errorOf(() => dataOf(200, { code: 200, data: 1 }, 'x')).code).toBe('http/200');
  });

  it('tells the end of a session from other errors', () => {
    for (const code of ['User.credentials.expired', '50012', '50014']) {
      expect(errorOf(() => dataOf(401, { code, message: 'over', data: null }, 'x')).isSessionEnd, code).toBe(true);
    }
    expect(
      errorOf(() => dataOf(401, { code: 'share/password-wrong', message: 'no', data: null }, 'x')).isSessionEnd,
    ).toBe(false);
  });
});
