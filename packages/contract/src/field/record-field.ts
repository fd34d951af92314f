import { LIMITS } from '../limits.ts';
import { belowPrefix } from './below-prefix.ts';
import { annotate, schema, type ChoiceOption, type Common, type Options } from './field.ts';
import type { OptionSource } from './record-annotation.ts';

interface Asked {
  readonly isRequired?: boolean;
}

/** Where options come from: the field itself, a dictionary or a call. */
interface Chosen {
  readonly options?: readonly ChoiceOption[];
  readonly dictionary?: string;
  readonly source?: OptionSource;
  readonly remoteFilter?: boolean;
  readonly allowCreate?: boolean;
}

/** A file as the upload call answers it (spec §3). */
export interface UploadedFile {
  /** Address under which it is downloaded. */
  readonly urlPath: string;
  /** What deletes it, and what records keep. */
  readonly fileId: string;
  /** Ending of its name without the dot, in lower case. */
  readonly fileType: string;
}

const text = (o: Options<string, Asked>) =>
  schema<string>('string', { default: o.default ?? '', ...(o.isRequired ? { minLength: 1 } : {}) });

function list<T>(items: object, o: Options<readonly T[], Asked>, maxItems = 1000) {
  const least = o.isRequired ? { minItems: 1 } : {};
  return schema<T[]>('array', { items, default: o.default ?? [], maxItems, ...least });
}

/** The field with the calls that it names, which are below the base prefix or refused. */
function asking<O extends { readonly source?: OptionSource }>(o: O): O {
  if (o.source) belowPrefix(o.source.url);
  return o;
}

const STRING = { type: 'string' };
type Words = Options<string, Asked>;
type Lists = Options<readonly string[], Asked>;

/**
 * Builders of the fields that forms of records have beyond those of widgets.
 * @example recordField.select({ label: { zh: '角色', en: 'Role' }, source: { url: '/accessRole/select' } })
 */
export const recordField = {
  /** A switch: 1 = on, 0 = off (spec §5). */
  flag: (o: Options<0 | 1>) =>
    annotate(schema<0 | 1>('integer', { default: o.default ?? 0, minimum: 0, maximum: 1 }), 'toggle', o),

  /** Several of a few options, each with a box to tick. */
  checks: (o: Lists & Chosen) => annotate(list<string>(STRING, o), 'checks', asking(o)),

  /** `YYYY-MM-DD HH:mm:ss` */
  datetime: (o: Words) => annotate(text(o), 'datetime', o),

  /** Several days. */
  dates: (o: Lists) => annotate(list<string>(STRING, o), 'dates', o),

  /** First and last day; an empty list = any time. */
  daterange: (o: Lists) => annotate(list<string>(STRING, o, 2), 'daterange', o),

  /** First and last moment; an empty list = any time. */
  datetimerange: (o: Lists) => annotate(list<string>(STRING, o, 2), 'datetimerange', o),

  /** A number stored in its base unit and shown in another: shown = stored / conversion. */
  measure: (o: Common & { readonly conversion: number; readonly min?: number; readonly max?: number }) =>
    annotate(
      schema<number>('number', {
        default: 0,
        ...(o.min === undefined ? {} : { minimum: o.min }),
        ...(o.max === undefined ? {} : { maximum: o.max }),
      }),
      'measure',
      o,
    ),

  /** One of the options of a dictionary, a call or the field itself. */
  select: (o: Words & Chosen) => annotate(text(o), 'select', asking(o)),

  /** Several of them. */
  multiSelect: (o: Lists & Chosen) => annotate(list<string>(STRING, o), 'select', { ...asking(o), multiple: true }),

  /** One node of a tree that a call answers. */
  tree: (o: Words & { readonly source: OptionSource }) => annotate(text(o), 'tree', asking(o)),

  /** The way to a node of a tree, from its root. */
  cascader: (o: Lists & { readonly source: OptionSource }) => annotate(list<string>(STRING, o), 'cascader', asking(o)),

  /** Uploaded files, at most three by default. */
  upload: (
    o: Options<readonly UploadedFile[], Asked & { readonly uploadLimit?: number; readonly uploadUrl?: string }>,
  ) => {
    if (o.uploadUrl !== undefined) belowPrefix(o.uploadUrl);
    return annotate(list<UploadedFile>({ type: 'object' }, o, o.uploadLimit ?? LIMITS.uploadCount), 'upload', o);
  },

  /** A picture that is uploaded and nothing else: its address here, `''` = none. */
  picture: (o: Options<string> & { readonly uploadUrl?: string }) => {
    if (o.uploadUrl !== undefined) belowPrefix(o.uploadUrl);
    return annotate(schema<string>('string', { default: '', maxLength: LIMITS.fileAddressMax }), 'image', {
      ...o,
      uploadedOnly: true,
    });
  },

  /** Words for which a call proposes some. */
  autocomplete: (o: Words & { readonly source: OptionSource }) => annotate(text(o), 'autocomplete', asking(o)),

  /** Code of a country, ISO 3166-1 alpha-2. */
  country: (o: Words) => annotate(text(o), 'country', o),

  /** An input type that has no editor: shown, never changed. */
  unsupported: (o: Words & { readonly inputType: string }) => annotate(text(o), 'unsupported', o),
};
