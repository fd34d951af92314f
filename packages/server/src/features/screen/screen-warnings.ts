import { Ajv, type ValidateFunction } from 'ajv';
import type { ScreenDocument, ScreenWarning } from '@aj-report/contract';
import { declarations, versionOf } from '@aj-report/widgets/declarations';

/** More than a person reads. */
const WARNINGS_MAX = 50;

const AJV = new Ajv({ strict: false });
const CHECKS = new WeakMap<object, ValidateFunction>();

function checkOf(schema: object): ValidateFunction {
  const known = CHECKS.get(schema);
  if (known) return known;
  const made = AJV.compile(schema);
  CHECKS.set(schema, made);
  return made;
}

/**
 * What widgets of known types carry in fields that their declarations describe otherwise: such a field is drawn with
 * its default. Nothing is refused or changed; unknown types, unknown fields and other versions are passed over.
 */
export function findWarnings(widgets: ScreenDocument['widgets']): ScreenWarning[] {
  const found: ScreenWarning[] = [];
  for (const { id, type, version, setup = {} } of widgets ?? []) {
    const declaration = Object.hasOwn(declarations, type) ? declarations[type] : undefined;
    if (!declaration || (version ?? 1) !== versionOf(declaration)) continue;
    for (const [field, value] of Object.entries(setup)) {
      const schema = Object.hasOwn(declaration.fields, field) ? declaration.fields[field] : undefined;
      if (schema === undefined || value === null || checkOf(schema)(value)) continue;
      found.push({ widgetId: id, field });
      if (found.length === WARNINGS_MAX) return found;
    }
  }
  return found;
}
