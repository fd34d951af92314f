import { etagOf } from '../engine/data-set/etag-of.ts';

/** JSON as bytes, with a name that is equal for equal ones. */
export interface NamedJson {
  readonly json: Buffer;
  readonly name: string;
}

/** Of data that never change, by what their envelope says beside them. */
const kept = new WeakMap<object, Map<string, NamedJson>>();

/** Promises that data never change, so that their JSON is made once and not for each who asks for them. */
export function neverChanges<Data extends object>(data: Data): Data {
  kept.set(data, new Map());
  return Object.freeze(data);
}

/**
 * The JSON of an answer.
 * @param message what the envelope says beside the data
 * @param toEnvelope puts the data into their envelope
 */
export function toNamedJson(data: unknown, message: string, toEnvelope: () => object): NamedJson {
  const known = typeof data === 'object' && data !== null ? kept.get(data) : undefined;
  const found = known?.get(message);
  if (found) return found;
  const json = Buffer.from(JSON.stringify(toEnvelope()));
  const made = { json, name: etagOf(json) };
  known?.set(message, made);
  return made;
}
