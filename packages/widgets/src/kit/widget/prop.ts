import { field, type Common, type Field, type Fields, type Text, type ValuesOf } from '@aj-report/contract';
import type { TSchema, TUnsafe } from 'typebox';

type Labelled = { readonly label: Text };
type Rest<O> = Omit<O, 'label'>;

/** A builder whose label comes first, in both languages. */
function labelled<O extends Labelled, T extends TSchema>(build: (options: O) => Field<T>) {
  return (zh: string, en: string, rest?: Rest<O>): Field<T> => build({ label: { zh, en }, ...rest } as O);
}

/** One of a short control, which has half of a row unless it says otherwise. */
function short<O extends Labelled & { readonly half?: boolean }, T extends TSchema>(build: (options: O) => Field<T>) {
  const whole = labelled(build);
  return (zh: string, en: string, rest?: Rest<O>): Field<T> => {
    const { half = true, ...others } = (rest ?? {}) as { readonly half?: boolean };
    return whole(zh, en, { ...others, ...(half ? { half } : {}) } as unknown as Rest<O>);
  };
}

/**
 * Builders of a widget's properties: fields with their label in both languages in front. Numbers and colours have half
 * of a row.
 * @example prop.number('字号', 'Font size', { default: 26, min: 1, unit: 'px' })
 */
export const prop = {
  text: labelled(field.text),
  textarea: labelled(field.textarea),
  number: short(field.number),
  /** `null` means automatic. */
  optionalNumber: short(field.optionalNumber),
  slider: labelled(field.slider),
  toggle: labelled(field.toggle),
  color: short(field.color),
  palette: labelled(field.palette),
  image: labelled(field.image),
  font: labelled(field.font),
  code: labelled(field.code),
  date: labelled(field.date),
  map: labelled(field.map),
  column: labelled(field.column),

  choice: <const V extends string | number>(
    zh: string,
    en: string,
    rest: Rest<Common> & {
      readonly options: readonly { readonly value: V; readonly label: Text }[];
      readonly default?: NoInfer<V>;
    },
  ): Field<TUnsafe<V>> => field.choice<V>({ label: { zh, en }, ...rest }),

  /** Rows with the columns `item`. */
  list: <const F extends Fields>(
    zh: string,
    en: string,
    rest: Omit<Parameters<typeof field.list>[0], 'label' | 'item' | 'default'> & {
      readonly item: F;
      readonly default?: readonly ValuesOf<F>[];
    },
  ): Field<TUnsafe<ValuesOf<F>[]>> => field.list<F>({ label: { zh, en }, ...rest }),
};

type Names = Readonly<Record<string, readonly [zh: string, en: string]>>;

/**
 * Options of a choice, in their order: what is saved, and its name in both languages.
 * @example choices({ solid: ['实线', 'Solid'], dashed: ['虚线', 'Dashed'] })
 */
export function choices<const N extends Names>(names: N): { readonly value: keyof N & string; readonly label: Text }[] {
  return Object.entries(names).map(([value, [zh, en]]) => ({ value, label: { zh, en } }));
}
