import { FAULT, faultOf } from '../scalar.ts';

/**
 * A calculation of the library of functions over clean values; what it answers as an error is thrown as a fault.
 * @throws Fault
 */
export function fromLibrary(
  calculate: (...args: readonly never[]) => unknown,
): (...args: readonly unknown[]) => number {
  return (...args) => {
    const result = calculate(...(args as readonly never[]));
    if (typeof result === 'number' && !Number.isNaN(result)) return result;
    throw (result instanceof Error ? faultOf(result.message) : undefined) ?? FAULT.number;
  };
}
