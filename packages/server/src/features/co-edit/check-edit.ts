import { Ajv, type ValidateFunction } from 'ajv';
import { AppError, ROOM_LIMITS, schemaOf, type EditStep, type ScreenEdit } from '@aj-report/contract';

const AJV = new Ajv({ strict: false });
const CHECKS = new WeakMap<object, ValidateFunction>();

function isValid(schema: object, value: unknown): boolean {
  const check = CHECKS.get(schema) ?? AJV.compile(schema);
  CHECKS.set(schema, check);
  return check(value);
}

function fits(step: EditStep): boolean {
  const schema = schemaOf(step);
  if (schema === undefined) return true;
  if (schema === 'never') return false;
  return isValid(schema, step.do === 'add' ? step.node : step.do === 'set' ? step.value : undefined);
}

function nameOf(step: EditStep): string {
  return step.do === 'set' ? step.at.join('.') : step.do === 'add' ? `${step.list}.${step.node.id}` : step.list;
}

/**
 * The edit as text. After it a screen is as valid as before.
 * @throws together/edit-large, together/edit-invalid
 */
export function toCheckedText(edit: ScreenEdit): string {
  const text = JSON.stringify(edit);
  if (text.length > ROOM_LIMITS.editChars) throw new AppError('together/edit-large', { limit: ROOM_LIMITS.editChars });
  const bad = edit.find((step) => !fits(step));
  if (bad) throw new AppError('together/edit-invalid', { field: nameOf(bad) });
  return text;
}
