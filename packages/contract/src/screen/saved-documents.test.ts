import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from './document.ts';
import { ScreenDocument } from './document-schema.ts';
import { normalizeScreen } from './normalize.ts';

const FOLDER = path.join(import.meta.dirname, 'saved');

const readSaved = (version: number): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, `schema-${version}.json`), 'utf8'));

/** Every field of the format with a value that is not its default where there is one, and fields of later releases. */
const saved = readSaved(1) as ScreenDocument;

/** Names of fields that a schema has; @param node of the document, to be seen whether it has them */
const absentIn = (schema: { readonly properties: object }, node: object) =>
  Object.keys(schema.properties).filter((key) => !Object.hasOwn(node, key));

describe('saved documents of released versions', () => {
  it('are there for every version of the format', () => {
    const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => `schema-${index + 1}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(versions);
  });

  it('are what the contract lets through', () => {
    expect([...Value.Errors(ScreenDocument, saved)]).toEqual([]);
  });

  it('of version 1 are read as they were saved, with what this code does not know', () => {
    expect(normalizeScreen(structuredClone(saved))).toEqual(saved);
    expect(JSON.parse(JSON.stringify(normalizeScreen(saved)))).toEqual(readSaved(1));
  });

  it('of version 1 have every field of the format, so that none can be dropped unseen', () => {
    const { properties } = ScreenDocument;
    const widgets = Object.assign({}, ...saved.widgets!) as object;
    const data = Object.assign({}, ...saved.widgets!.map((widget) => widget.data)) as object;
    expect(absentIn(ScreenDocument, saved)).toEqual([]);
    expect(absentIn(properties.dashboard, saved.dashboard!)).toEqual([]);
    expect(absentIn(properties.widgets.items, widgets)).toEqual([]);
    expect(absentIn(properties.widgets.items.properties.data, data)).toEqual([]);
  });
});
