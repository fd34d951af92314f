import { AppError } from '@aj-report/contract';
import { DEPTH_MAX, isTooDeep } from '../engine/rows/json-depth.ts';

/** @throws request/invalid for a body that is nested too deeply to be written as JSON again */
export function checkDepth(body: unknown): void {
  if (!isTooDeep(body)) return;
  const reason = { zh: `嵌套超过 ${DEPTH_MAX} 层`, en: `is nested more than ${DEPTH_MAX} levels deep` };
  throw new AppError('request/invalid', { path: 'body', reason });
}
