import type { Language } from '@aj-report/contract';

interface Spot {
  readonly label: string;
  readonly value: string;
}

/** The sentences of the narrator in one language. Labels may be empty: tables without names of rows. */
export interface NarratorWords {
  hour(number: string): string;
  single(name: string, label: string, value: string): string;
  allEqual(name: string, value: string): string;
  largest(name: string, label: string, value: string): string;
  smallest(name: string, label: string, value: string): string;
  share(name: string, label: string, share: string): string;
  sum(name: string, value: string): string;
  mean(name: string, value: string): string;
  rose(name: string, from: Spot, to: Spot, rate: string | undefined): string;
  fell(name: string, from: Spot, to: Spot, rate: string | undefined): string;
  unchanged(name: string, from: Spot, to: Spot): string;
  alwaysUp(name: string): string;
  alwaysDown(name: string): string;
  mostlyUp(name: string): string;
  mostlyDown(name: string): string;
  toAndFro(name: string): string;
  outlier(name: string, label: string, value: string, mean: string): string;
}

const zh: NarratorWords = {
  hour: (number) => `${number} 时`,
  single: (name, label, value) => `${label ? `${label}的` : ''}${name}为 ${value}。`,
  allEqual: (name, value) => `${name}各项相同，均为 ${value}。`,
  largest: (name, label, value) => (label ? `${label}的${name}最高，为 ${value}。` : `${name}最高为 ${value}。`),
  smallest: (name, label, value) => (label ? `${label}的${name}最低，为 ${value}。` : `${name}最低为 ${value}。`),
  share: (name, label, share) => `${label || '最高的一项'}占全部${name}的 ${share}。`,
  sum: (name, value) => `${name}合计 ${value}。`,
  mean: (name, value) => `${name}平均为 ${value}。`,
  rose: (name, from, to, rate) =>
    `${name}从${from.label}的 ${from.value} 升至${to.label}的 ${to.value}${rate ? `，增长 ${rate}` : ''}。`,
  fell: (name, from, to, rate) =>
    `${name}从${from.label}的 ${from.value} 降至${to.label}的 ${to.value}${rate ? `，下降 ${rate}` : ''}。`,
  unchanged: (name, from, to) => `${name}在${to.label}与${from.label}持平，为 ${to.value}。`,
  alwaysUp: (name) => `${name}持续上升。`,
  alwaysDown: (name) => `${name}持续下降。`,
  mostlyUp: (name) => `${name}总体呈上升趋势。`,
  mostlyDown: (name) => `${name}总体呈下降趋势。`,
  toAndFro: (name) => `${name}有升有降，没有明显的单一趋势。`,
  outlier: (name, label, value, mean) =>
    `${label ? `${label}的` : ''}${name}（${value}）明显偏离平均值 ${mean}，值得关注。`,
};

const en: NarratorWords = {
  hour: (number) => `${number} o'clock`,
  single: (name, label, value) => `${name} ${label ? `of ${label} ` : ''}is ${value}.`,
  allEqual: (name, value) => `${name} is ${value} throughout.`,
  largest: (name, label, value) =>
    label ? `${label} has the highest ${name}: ${value}.` : `The highest ${name} is ${value}.`,
  smallest: (name, label, value) =>
    label ? `${label} has the lowest ${name}: ${value}.` : `The lowest ${name} is ${value}.`,
  share: (name, label, share) => `${label || 'The largest one'} makes up ${share} of all ${name}.`,
  sum: (name, value) => `${name} adds up to ${value}.`,
  mean: (name, value) => `${name} is ${value} on average.`,
  rose: (name, from, to, rate) =>
    `${name} rose from ${from.value} in ${from.label} to ${to.value} in ${to.label}${rate ? `, up ${rate}` : ''}.`,
  fell: (name, from, to, rate) =>
    `${name} fell from ${from.value} in ${from.label} to ${to.value} in ${to.label}${rate ? `, down ${rate}` : ''}.`,
  unchanged: (name, from, to) => `${name} stands at ${to.value} in ${to.label}, as in ${from.label}.`,
  alwaysUp: (name) => `${name} rose steadily.`,
  alwaysDown: (name) => `${name} fell steadily.`,
  mostlyUp: (name) => `${name} rose overall.`,
  mostlyDown: (name) => `${name} fell overall.`,
  toAndFro: (name) => `${name} went up and down without a single trend.`,
  outlier: (name, label, value, mean) =>
    `${name} ${label ? `of ${label} ` : ''}(${value}) stands out from the average of ${mean}.`,
};

export const WORDS: Readonly<Record<Language, NarratorWords>> = { zh, en };
