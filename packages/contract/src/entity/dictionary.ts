import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { CODE_PATTERN } from './data-source.ts';
import { Flag } from './audit.ts';

export const DICTIONARY_LABEL: Text = { zh: '字典', en: 'Dictionary' };

/** Dictionary entry (spec §3). */
export const DictionaryEntry = Type.Object({
  id: Type.String(),
  text: Type.String(),
  extend: Type.Union([Type.String(), Type.Null()]),
});
export type DictionaryEntry = Static<typeof DictionaryEntry>;
export type Dictionaries = Readonly<Record<string, readonly DictionaryEntry[]>>;

/** What a person fills in beside the entries. */
export const dictionaryFields = {
  nameZh: field.text({ label: { zh: '中文名称', en: 'Chinese name' }, minLength: 1, maxLength: 100 }),
  nameEn: field.text({ label: { zh: '英文名称', en: 'English name' }, minLength: 1, maxLength: 100 }),
  dictCode: field.text({
    label: { zh: '编码', en: 'Code' },
    minLength: 1,
    maxLength: 100,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
};

/** Columns of the table of entries. */
export const dictionaryItemFields = {
  itemValue: field.text({ label: { zh: '编码值', en: 'Value' }, minLength: 1, maxLength: 100 }),
  textZh: field.text({ label: { zh: '中文', en: 'Chinese' }, minLength: 1, maxLength: 255 }),
  textEn: field.text({ label: { zh: '英文', en: 'English' }, minLength: 1, maxLength: 255 }),
  extend: field.text({ label: { zh: '扩展', en: 'Extension' }, maxLength: 2048 }),
  orderNum: field.number({ label: { zh: '顺序', en: 'Order' }, min: 0, max: 100_000, step: 1 }),
  enableFlag: field.choice({
    label: { zh: '启用', en: 'Enabled' },
    options: [
      { value: 1, label: { zh: '启用', en: 'Enabled' } },
      { value: 0, label: { zh: '停用', en: 'Disabled' } },
    ],
    default: 1,
  }),
};

export const DictionaryItem = Type.Object({
  itemValue: Type.String({ minLength: 1, maxLength: 100 }),
  textZh: Type.String({ minLength: 1, maxLength: 255 }),
  textEn: Type.String({ minLength: 1, maxLength: 255 }),
  extend: Type.Optional(Type.Union([Type.String({ maxLength: 2048 }), Type.Null()])),
  orderNum: Type.Integer({ minimum: 0, maximum: 100_000 }),
  enableFlag: Flag,
});
export type DictionaryItem = Static<typeof DictionaryItem>;

const head = {
  dictCode: Type.String({ minLength: 1, maxLength: 100, pattern: CODE_PATTERN }),
  nameZh: Type.String({ minLength: 1, maxLength: 100 }),
  nameEn: Type.String({ minLength: 1, maxLength: 100 }),
};

export const DictionarySave = Type.Object({ ...head, items: Type.Array(DictionaryItem, { maxItems: 2000 }) });
export type DictionarySave = Static<typeof DictionarySave>;

/** Entries that are left out stay as they are. */
export const DictionaryChange = Type.Object({ ...head, items: Type.Optional(DictionarySave.properties.items) });
export type DictionaryChange = Static<typeof DictionaryChange>;

export const DictionaryListItem = Type.Object({
  ...head,
  itemCount: Type.Integer(),
  /** It came with the product: it cannot be deleted, nor can its own entries. */
  builtIn: Type.Boolean(),
});
export type DictionaryListItem = Static<typeof DictionaryListItem>;

export const DictionaryDetail = Type.Object({ ...DictionaryListItem.properties, items: Type.Array(DictionaryItem) });
export type DictionaryDetail = Static<typeof DictionaryDetail>;
