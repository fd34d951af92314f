import type { TSchema } from 'typebox';
import { PhoneLayout, ScreenDocument, WidgetNode } from './document-schema.ts';
import { ScreenGroup } from './groups.ts';
import type { EditStep, FieldPath } from './screen-edit.ts';

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
}

function below(schema: ObjectSchema | undefined, key: string): TSchema | undefined {
  const { properties = {}, patternProperties = {} } = schema ?? {};
  return Object.hasOwn(properties, key) ? properties[key] : Object.values(patternProperties)[0];
}

const pages = (below(below(ScreenDocument, 'dashboard'), 'pages') as ObjectSchema | undefined)?.items;
const ENTRIES: Readonly<Record<string, TSchema | undefined>> = { widgets: WidgetNode, groups: ScreenGroup, pages };
const LAYOUTS = { properties: { phone: PhoneLayout } };

/** What a step writes has to be of this schema; undefined = anything, `never` = it must not be written. */
export function schemaOf(step: EditStep): TSchema | 'never' | undefined {
  if (step.do === 'add') return ENTRIES[step.list];
  return step.do === 'set' ? fieldSchema(step.at, step.value === undefined) : undefined;
}

function fieldSchema([name = '', ...rest]: FieldPath, isTakenAway: boolean): TSchema | 'never' | undefined {
  const start: ObjectSchema | undefined = Object.hasOwn(ENTRIES, name)
    ? ENTRIES[name]
    : name === 'layouts'
      ? LAYOUTS
      : below(ScreenDocument, name);
  const keys = Object.hasOwn(ENTRIES, name) ? rest.slice(1) : rest;
  const last = keys.at(-1);
  if (last === undefined) return Object.hasOwn(ENTRIES, name) ? 'never' : (start as TSchema | undefined);
  const holder = keys.slice(0, -1).reduce<ObjectSchema | undefined>(below, start);
  if (isTakenAway) return holder?.required?.includes(last) === true ? 'never' : undefined;
  return below(holder, last);
}
