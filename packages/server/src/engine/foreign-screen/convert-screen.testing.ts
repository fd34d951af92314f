import { ScreenDocument } from '@aj-report/contract';
import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { convertScreen, type Converted } from './convert-screen.ts';

const isDocument = new Ajv({ strict: false }).compile(ScreenDocument);

/** A document of another product as a screen that may be stored. */
export function converted(value: unknown): Converted {
  const found = convertScreen(value);
  if (!found) throw new Error('nobody knows this document');
  expect(isDocument(found.document), JSON.stringify(isDocument.errors)).toBe(true);
  return found;
}
