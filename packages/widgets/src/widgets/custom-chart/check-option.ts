import type { Text } from '@aj-report/contract';
import { safeLink, safePicture } from '../../kit/text/safe-url.ts';
import {
  COMPONENTS,
  DEEPEST,
  GRID_TYPES,
  isPictureKey,
  LINK_KEYS,
  PLAIN_KEYS,
  REFUSED_KEYS,
  SERIES_TYPES,
} from './option-rules.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Something that a person has to change in an option. */
export interface OptionProblem {
  /** `series[0].data` */
  readonly path: string;
  readonly message: Text;
}

/** Relative addresses are resolved against a page that is never asked. */
const BASE = 'https://page.invalid/';
const TOP_KEYS: ReadonlySet<string> = new Set([...COMPONENTS, ...PLAIN_KEYS]);
const MARKUP = /<\/?[a-z!]/i;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The only key of `{"$field": …}` or `{"$each": …}`. */
export function referenceOf(value: Json | undefined): '$field' | '$each' | undefined {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, '$field')) return '$field';
  return Object.hasOwn(value, '$each') ? '$each' : undefined;
}

class Checker {
  readonly problems: OptionProblem[] = [];
  readonly #fields: readonly string[] | undefined;

  constructor(fields: readonly string[] | undefined) {
    this.#fields = fields;
  }

  add(path: string, zh: string, en: string): void {
    this.problems.push({ path, message: { zh, en } });
  }

  checkTop(option: JsonObject): void {
    for (const key of Object.keys(option)) {
      if (TOP_KEYS.has(key) || Object.hasOwn(REFUSED_KEYS, key)) continue;
      this.add(
        key,
        `没有名为“${key}”的配置项，可用：${COMPONENTS.join('、')}`,
        `there is no part "${key}"; there are ${COMPONENTS.join(', ')}`,
      );
    }
    const series = option['series'];
    const list = Array.isArray(series) ? (series as readonly Json[]) : series === undefined ? [] : [series];
    if (list.length === 0) this.add('series', '至少需要一个系列', 'at least one series is needed');
    list.forEach((one, i) => this.#checkSeries(one, Array.isArray(series) ? `series[${i}]` : 'series', option));
  }

  #checkSeries(series: Json | undefined, path: string, option: JsonObject): void {
    const type = isObject(series) ? series['type'] : undefined;
    if ((SERIES_TYPES as readonly unknown[]).includes(type)) {
      this.#checkAxes(isObject(series) ? series : {}, path, option);
      return;
    }
    const known = SERIES_TYPES.join('、');
    if (type === 'map') this.add(`${path}.type`, '地图请使用地图组件', 'use the map widgets for maps');
    else if (typeof type !== 'string')
      this.add(
        `${path}.type`,
        `缺少图表类型，可用：${known}`,
        `the type is missing; there are ${SERIES_TYPES.join(', ')}`,
      );
    else
      this.add(
        `${path}.type`,
        `未知的图表类型“${type}”，可用：${known}`,
        `"${type}" is no type of series; there are ${SERIES_TYPES.join(', ')}`,
      );
  }

  #checkAxes(series: JsonObject, path: string, option: JsonObject): void {
    const system = series['coordinateSystem'] ?? 'cartesian2d';
    if (!GRID_TYPES.has(String(series['type'])) || system !== 'cartesian2d') return;
    for (const axis of ['xAxis', 'yAxis']) {
      if (option[axis] === undefined) this.add(path, `缺少坐标轴“${axis}”`, `it needs a part "${axis}"`);
    }
  }

  checkValue(value: Json, path: string, key: string, depth: number, isInEach: boolean): void {
    if (depth > DEEPEST) {
      this.add(path, `嵌套超过 ${DEEPEST} 层`, `it is nested deeper than ${DEEPEST} levels`);
      return;
    }
    if (typeof value === 'string') this.#checkText(value, path, key);
    else if (Array.isArray(value)) {
      (value as readonly Json[]).forEach((item, i) => this.checkValue(item, `${path}[${i}]`, key, depth + 1, isInEach));
    } else if (isObject(value)) this.#checkObject(value, path, key, depth, isInEach);
  }

  #checkObject(value: JsonObject, path: string, key: string, depth: number, isInEach: boolean): void {
    const reference = referenceOf(value);
    if (reference) {
      this.#checkReference(value, reference, path, key, depth, isInEach);
      return;
    }
    for (const [name, item] of Object.entries(value)) {
      const place = path === '' ? name : `${path}.${name}`;
      const reason = Object.hasOwn(REFUSED_KEYS, name) ? REFUSED_KEYS[name] : undefined;
      if (reason) this.add(place, `“${name}”不可用：${reason.zh}`, `"${name}" is refused: ${reason.en}`);
      else this.checkValue(item, place, name, depth + 1, isInEach);
    }
  }

  #checkReference(
    value: JsonObject,
    reference: '$field' | '$each',
    path: string,
    key: string,
    depth: number,
    isInEach: boolean,
  ): void {
    if (Object.keys(value).length > 1) this.add(path, `${reference} 不能与其他键同时使用`, `${reference} stands alone`);
    if (LINK_KEYS.has(key) || isPictureKey(key)) {
      this.add(path, '链接和图片地址不能来自数据', 'links and pictures do not come from data');
      return;
    }
    if (reference === '$each') {
      if (isInEach) this.add(path, '$each 不能嵌套', '$each does not nest');
      this.checkValue(value['$each'] ?? null, `${path}.$each`, key, depth + 1, true);
      return;
    }
    const name = value['$field'];
    if (typeof name === 'string' && (!this.#fields || this.#fields.includes(name))) return;
    const [zh, en] = [this.#fields?.join('、') || '无', this.#fields?.join(', ') || 'none'];
    this.add(
      path,
      `字段“${String(name)}”不存在，可用字段：${zh}`,
      `there is no field "${String(name)}"; there are: ${en}`,
    );
  }

  #checkText(text: string, path: string, key: string): void {
    if (key === 'formatter' && MARKUP.test(text)) {
      this.add(path, '不支持 HTML，换行请写 \\n', 'HTML is not drawn; write \\n for a new line');
    } else if (LINK_KEYS.has(key) && safeLink(text, BASE) === undefined) {
      this.add(path, '链接只能以 http、https、mailto 或 tel 开头', 'links begin with http, https, mailto or tel');
    } else if (key === 'target' && text !== 'blank' && text !== 'self' && path.startsWith('title')) {
      this.add(path, '打开方式只能是 blank 或 self', 'the target is blank or self');
    } else if (/^image:\/\//i.test(text) || key === 'image') {
      const address = text.replace(/^image:\/\//i, '');
      if (safePicture(address, BASE) === undefined)
        this.add(path, '图片地址只能是 http、https 或位图数据', 'pictures have http, https or bitmap addresses');
    }
  }
}

/** Everything in the option that keeps it from being drawn; `fields` are the names that it may use, absent = any. */
export function checkOption(option: Json, fields?: readonly string[]): readonly OptionProblem[] {
  const checker = new Checker(fields);
  if (!isObject(option)) checker.add('', '配置必须是一个 JSON 对象', 'an option is a JSON object');
  else {
    checker.checkTop(option);
    checker.checkValue(option, '', '', 0, false);
  }
  return checker.problems;
}
