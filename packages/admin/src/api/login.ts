import { login, LOGIN_OK_CODE, pathOf, type LoginEnvelope, type LoginResult } from '@aj-report/contract';
import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error.ts';
import { fallbackMessage, http, toApiError } from './http.ts';

/**
 * Asks for a session. The login answer has an envelope of its own (spec §7).
 * @throws ApiError with the words of the service; nothing is shown, the login form does that
 */
export async function requestLogin(
  userName: string,
  password: string,
  captchaVerification: string,
): Promise<LoginResult> {
  let response: AxiosResponse;
  try {
    response = await http.post(pathOf(login), { userName, password, captchaVerification });
  } catch (error) {
    throw toApiError(error);
  }
  const body = response.data as Partial<LoginEnvelope<LoginResult>> & { message?: string; code?: string };
  if (body.repCode === LOGIN_OK_CODE && body.repData) return body.repData;
  const message = body.repMsg || body.message || fallbackMessage(response);
  throw new ApiError(body.repCode ?? body.code ?? `http/${response.status}`, message, response.status);
}
