import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';

/**
 * A part of a driver that its types do not tell. It is looked at where it is taken, so that a driver that changed says so
 * at its first connection, rather than leaving a stream without a guard.
 * @throws AppError data-source/driver-unfit
 */
export function takePart<T>(driver: string, owner: object, name: string, isPart: (value: unknown) => value is T): T {
  const part: unknown = Reflect.get(owner, name);
  if (isPart(part)) return part;
  throw driverUnfit(`${driver} has no "${name}" that is as we know it`);
}

/** @param reason for the log */
export function driverUnfit(reason: string): AppError {
  return new AppError('data-source/driver-unfit', {}, { cause: new Error(reason) });
}

export function isEmitter(value: unknown): value is EventEmitter {
  return value instanceof EventEmitter;
}

export function isReadable(value: unknown): value is Readable {
  return value instanceof Readable;
}

export function isMethod(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
