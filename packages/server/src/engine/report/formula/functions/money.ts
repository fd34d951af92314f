import { declare } from '../declare.ts';
import { roundHalf } from '../rounding.ts';
import { FAULT } from '../scalar.ts';
import { wholeDay } from '../serial-day.ts';
import { rateWhere } from './rate-where.ts';
import { sumOf } from './sum-of.ts';

/** What one unit paid each period has become at their end. */
function growth(rate: number, periods: number, type: number): number {
  if (rate === 0) return periods;
  return (type === 0 ? 1 : 1 + rate) * (Math.expm1(periods * Math.log1p(rate)) / rate);
}

const power = (rate: number, periods: number) => (1 + rate) ** periods;
/** Payments at the beginning of a period where a type is not 0. */
const side = (type: number) => (type === 0 ? 0 : 1);

function future(rate: number, periods: number, payment: number, present: number, type: number): number {
  return -(present * power(rate, periods) + payment * growth(rate, periods, type));
}

function payment(rate: number, periods: number, present: number, rest: number, type: number): number {
  if (periods === 0) throw FAULT.number;
  return -(present * power(rate, periods) + rest) / growth(rate, periods, type);
}

/** Part of one payment that is interest. */
function interest(rate: number, period: number, periods: number, present: number, rest: number, type: number): number {
  if (period < 1 || period >= periods + 1) throw FAULT.number;
  if (period === 1 && type === 1) return 0;
  const each = payment(rate, periods, present, rest, type);
  const owed = future(rate, period - 1 - type, each, present, type) - (type === 1 ? each : 0);
  return owed * rate;
}

function periodsOf(rate: number, each: number, present: number, rest: number, type: number): number {
  if (rate === 0) {
    if (each === 0) throw FAULT.number;
    return -(present + rest) / each;
  }
  const due = each * (1 + rate * type);
  return Math.log((due - rest * rate) / (present * rate + due)) / Math.log1p(rate);
}

/** Value today of payments at the end of each period. */
function valueToday(rate: number, payments: readonly number[]): number {
  if (rate === -1) throw FAULT.divide;
  return sumOf(payments.map((one, i) => one / power(rate, i + 1)));
}

function innerRate(payments: readonly number[], guess: number): number {
  const hasBoth = payments.some((one) => one > 0) && payments.some((one) => one < 0);
  if (!hasBoth) throw FAULT.number;
  return rateWhere((rate) => sumOf(payments.map((one, i) => one / power(rate, i))), guess);
}

function datedValue(rate: number, payments: readonly number[], dates: readonly number[]): number {
  if (payments.length !== dates.length || payments.length === 0) throw FAULT.number;
  const days = dates.map(wholeDay);
  const first = days[0] ?? 0;
  if (days.some((day) => day < first)) throw FAULT.number;
  return sumOf(payments.map((one, i) => one / power(rate, ((days[i] ?? 0) - first) / 365)));
}

/** Interest or repayment of several payments. */
function cumulated(
  [rate, periods, present, first, last, type]: readonly [number, number, number, number, number, number],
  part: (period: number) => number,
): number {
  const isRange = rate > 0 && periods > 0 && present > 0 && first >= 1 && last >= first && last <= periods;
  if (!isRange || (type !== 0 && type !== 1) || last > 100_000) throw FAULT.number;
  return sumOf(Array.from({ length: last - first + 1 }, (_, i) => part(first + i)));
}

/**
 * What something loses in one year at a rate that is the same for all, cut to three places.
 * @param months of the first year; the last has those that are left
 */
function declining(cost: number, salvage: number, life: number, period: number, months: number): number {
  const isYear = period >= 1 && period <= (months < 12 ? life + 1 : life);
  if (cost < 0 || salvage < 0 || life <= 0 || months < 1 || months > 12 || !isYear) throw FAULT.number;
  if (cost === 0) return 0;
  const rate = roundHalf(1 - (salvage / cost) ** (1 / life), 3);
  const leftAfter = (years: number) => cost * (1 - (rate * months) / 12) * (1 - rate) ** (years - 1);
  if (period === 1) return (cost * rate * months) / 12;
  return period > life ? (leftAfter(life) * rate * (12 - months)) / 12 : leftAfter(period - 1) * rate;
}

/** Functions of payments, loans and what wears out. */
export const MONEY = [
  declare(
    'PMT',
    ['rate: number', 'periods: number', 'present: number', 'future?: number', 'type?: number'],
    'number',
    (rate, periods, present, rest = 0, type = 0) => payment(rate, periods, present, rest, side(type)),
  ),
  declare(
    'FV',
    ['rate: number', 'periods: number', 'payment: number', 'present?: number', 'type?: number'],
    'number',
    (rate, periods, each, present = 0, type = 0) => future(rate, periods, each, present, side(type)),
  ),
  declare(
    'PV',
    ['rate: number', 'periods: number', 'payment: number', 'future?: number', 'type?: number'],
    'number',
    (rate, periods, each, rest = 0, type = 0) =>
      -(rest + each * growth(rate, periods, side(type))) / power(rate, periods),
  ),
  declare(
    'NPER',
    ['rate: number', 'payment: number', 'present: number', 'future?: number', 'type?: number'],
    'number',
    (rate, each, present, rest = 0, type = 0) => periodsOf(rate, each, present, rest, side(type)),
  ),
  declare(
    'RATE',
    ['periods: number', 'payment: number', 'present: number', 'future?: number', 'type?: number', 'guess?: number'],
    'number',
    (periods, each, present, rest = 0, type = 0, guess = 0.1) => {
      if (periods <= 0) throw FAULT.number;
      return rateWhere((rate) => future(rate, periods, each, present, side(type)) - rest, guess);
    },
  ),
  declare(
    'IPMT',
    ['rate: number', 'period: number', 'periods: number', 'present: number', 'future?: number', 'type?: number'],
    'number',
    (rate, period, periods, present, rest = 0, type = 0) => interest(rate, period, periods, present, rest, side(type)),
  ),
  declare(
    'PPMT',
    ['rate: number', 'period: number', 'periods: number', 'present: number', 'future?: number', 'type?: number'],
    'number',
    (rate, period, periods, present, rest = 0, type = 0) =>
      payment(rate, periods, present, rest, side(type)) - interest(rate, period, periods, present, rest, side(type)),
  ),
  declare(
    'CUMIPMT',
    ['rate: number', 'periods: number', 'present: number', 'first: whole', 'last: whole', 'type: number'],
    'number',
    (...all) => cumulated(all, (period) => interest(all[0], period, all[1], all[2], 0, all[5])),
  ),
  declare(
    'CUMPRINC',
    ['rate: number', 'periods: number', 'present: number', 'first: whole', 'last: whole', 'type: number'],
    'number',
    (...all) => {
      const [rate, periods, present, , , type] = all;
      return cumulated(
        all,
        (period) => payment(rate, periods, present, 0, type) - interest(rate, period, periods, present, 0, type),
      );
    },
  ),
  declare('NPV', ['rate: number', '...payments: numbers'], 'number', valueToday),
  declare('IRR', ['payments: numbers', 'guess?: number'], 'number', (payments, guess = 0.1) =>
    innerRate(payments, guess),
  ),
  declare('XNPV', ['rate: number', 'payments: numbers', 'dates: numbers'], 'number', (rate, payments, dates) => {
    if (rate <= -1) throw FAULT.number;
    return datedValue(rate, payments, dates);
  }),
  declare(
    'XIRR',
    ['payments: numbers', 'dates: numbers', 'guess?: number'],
    'number',
    (payments, dates, guess = 0.1) => {
      const hasBoth = payments.some((one) => one > 0) && payments.some((one) => one < 0);
      if (!hasBoth) throw FAULT.number;
      return rateWhere((rate) => datedValue(rate, payments, dates), guess);
    },
  ),
  declare(
    'MIRR',
    ['payments: numbers', 'finance_rate: number', 'reinvest_rate: number'],
    'number',
    (payments, finance, reinvest) => {
      const count = payments.length;
      const gains = valueToday(
        reinvest,
        payments.map((one) => Math.max(0, one)),
      );
      const costs = valueToday(
        finance,
        payments.map((one) => Math.min(0, one)),
      );
      if (gains === 0 || costs === 0) throw FAULT.divide;
      return ((-gains * power(reinvest, count)) / (costs * (1 + finance))) ** (1 / (count - 1)) - 1;
    },
  ),
  declare('SLN', ['cost: number', 'salvage: number', 'life: number'], 'number', (cost, salvage, life) => {
    if (life === 0) throw FAULT.divide;
    return (cost - salvage) / life;
  }),
  declare(
    'SYD',
    ['cost: number', 'salvage: number', 'life: number', 'period: number'],
    'number',
    (cost, salvage, life, period) => {
      if (life <= 0 || period < 1 || period > life) throw FAULT.number;
      return ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1));
    },
  ),
  declare(
    'DB',
    ['cost: number', 'salvage: number', 'life: number', 'period: whole', 'months?: whole'],
    'number',
    (cost, salvage, life, period, months = 12) => declining(cost, salvage, life, period, months),
  ),
  declare(
    'DDB',
    ['cost: number', 'salvage: number', 'life: number', 'period: number', 'factor?: number'],
    'number',
    (cost, salvage, life, period, factor = 2) => {
      if (cost < 0 || salvage < 0 || life <= 0 || period <= 0 || period > life || factor <= 0) throw FAULT.number;
      const left = (at: number) => Math.max(salvage, cost * Math.max(0, 1 - factor / life) ** at);
      return Math.max(0, Math.min(left(period - 1), cost) - left(period));
    },
  ),
  declare('EFFECT', ['rate: number', 'periods: whole'], 'number', (rate, periods) => {
    if (rate <= 0 || periods < 1) throw FAULT.number;
    return power(rate / periods, periods) - 1;
  }),
  declare('NOMINAL', ['rate: number', 'periods: whole'], 'number', (rate, periods) => {
    if (rate <= 0 || periods < 1) throw FAULT.number;
    return (power(rate, 1 / periods) - 1) * periods;
  }),
  declare(
    'ISPMT',
    ['rate: number', 'period: number', 'periods: number', 'present: number'],
    'number',
    (rate, at, all, present) => {
      if (all === 0) throw FAULT.divide;
      return present * rate * (at / all - 1);
    },
  ),
];
