import { DAY_NOTATIONS, NUMBER_NOTATIONS, type ColumnOffer, type ImportType, type Notation } from '@aj-report/contract';
import { toDateText, toNumberText } from '../cell/excel-date.ts';
import { asWritten, type SampleCell } from '../cell/sample-row.ts';
import { readDate } from '../cell/written-date.ts';
import { hasAmountMark, readNumber } from '../cell/written-number.ts';

/** Lines that are shown beside a guess. */
const SAMPLES = 3;
/** Of the texts so many have to be numbers, or days, before it is worth a question. */
const WORTH = 0.5;
/** Digits that begin with a zero are a name: of an order, a product, a place. */
const CODE = /^\s*0\d/;

/** A text and what each notation reads in it. */
interface Reading {
  readonly text: string;
  readonly values: readonly (number | undefined)[];
}

interface Candidate {
  readonly notations: readonly Notation[];
  readonly readings: readonly Reading[];
}

/**
 * As what the texts of a column can be read: amounts or days, in which notation, with lines to judge it by. Where more
 * than one notation fits and they differ, none is guessed. Undefined where there is nothing to choose.
 */
export function offerFor(cells: readonly SampleCell[]): ColumnOffer | undefined {
  const texts = cells.flatMap((cell) => {
    const written = asWritten(cell);
    return written.kind === 'text' ? [written.text] : [];
  });
  const hasTexts = cells.some(({ kind }) => kind === 'text');
  const amounts = texts.some(hasAmountMark) && !texts.some((text) => CODE.test(text)) ? texts : [];
  const numbers = read(amounts, NUMBER_NOTATIONS, readNumber);
  const days = read(texts, DAY_NOTATIONS, (text, notation) => readDate(text, false, notation));
  const found = [numbers, days].find(({ readings }) => {
    const readable = readings.filter(isReadable).length;
    return readable > 0 && readable >= readings.length * WORTH;
  });
  if (!found) return undefined;
  const offer = toOffer(found, found === days);
  // What a text file spells in one way only is a number, or a day, without anybody's word.
  return hasTexts || offer.guess === undefined ? offer : undefined;
}

function read(
  texts: readonly string[],
  notations: readonly Notation[],
  readText: (text: string, notation: Notation) => number | undefined,
): Candidate {
  return {
    notations,
    readings: texts.map((text) => ({ text, values: notations.map((notation) => readText(text, notation)) })),
  };
}

function isReadable({ values }: Reading): boolean {
  return values.some((value) => value !== undefined);
}

/** Every notation reads something else in it. */
function isOpen({ values }: Reading): boolean {
  return values.every((value) => value !== undefined) && new Set(values).size > 1;
}

function toOffer({ notations, readings }: Candidate, isDays: boolean): ColumnOffer {
  const guess = guessOf(notations, readings);
  const at = guess === undefined ? undefined : notations.indexOf(guess);
  const unread = readings.filter(({ values }) => {
    return at === undefined ? values.every((value) => value === undefined) : values[at] === undefined;
  });
  const hasTime = readings.some(({ values }) => values.some((value) => value !== undefined && value % 1 !== 0));
  const type: ImportType = isDays ? (hasTime ? 'datetime' : 'date') : 'decimal';
  const toText = (value: number) => (isDays ? toDateText(value, false, hasTime) : toNumberText(value));
  const telling = [readings.filter(isOpen), readings.filter(isReadable), unread].flat();
  const samples = [...new Map(telling.map((reading) => [reading.text, reading])).values()].slice(0, SAMPLES);
  return {
    type,
    ...(guess ? { guess } : {}),
    notations: [...notations],
    texts: readings.length,
    unread: unread.length,
    samples: samples.map(({ text, values }) => ({
      text,
      values: values.map((value) => (value === undefined ? null : toText(value))),
    })),
  };
}

/** The notation that the texts prove: the only one that reads some of them, or any where all agree. */
function guessOf(notations: readonly Notation[], readings: readonly Reading[]): Notation | undefined {
  const proven = notations.filter((_, at) => {
    return readings.some(({ values }) => values.every((value, other) => (value !== undefined) === (other === at)));
  });
  if (proven.length === 1) return proven[0];
  return proven.length === 0 && !readings.some(isOpen) ? notations[0] : undefined;
}
