import path from 'node:path';
import type { Text } from '@aj-report/contract';
import type { Setting, SettingKind } from './define-setting.ts';
import { SETTINGS } from './settings.ts';

type Settings = typeof SETTINGS;
type ValueOf<S extends Setting> = S extends { readonly kind: 'toggle' }
  ? boolean
  : S extends { readonly kind: 'number' }
    ? number
    : S['default'] extends string
      ? string
      : string | undefined;

/** The settings of one running service, read once at start. `dataDir` is absolute. */
export type Config = { readonly [K in keyof Settings]: ValueOf<Settings[K]> };

/** Every setting that could not be read, one line each; shown as it is. */
export class ConfigError extends Error {
  readonly problems: readonly Text[];

  constructor(problems: readonly Text[]) {
    super(`These settings are wrong:\n${toLines(problems.map(({ en }) => en))}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }

  get explanation(): Text {
    const zh = toLines(this.problems.map((problem) => problem.zh));
    return { zh: `以下设置有误，请修改后重新启动：\n${zh}`, en: this.message };
  }
}

function toLines(problems: readonly string[]): string {
  return problems.map((problem) => `  ${problem}`).join('\n');
}

const TRUE = ['1', 'true', 'yes', 'on'];
const FALSE = ['0', 'false', 'no', 'off'];

type Parsed = { readonly value: unknown } | { readonly problem: Text };

function parseNumber({ min, max }: Setting & { kind: 'number' }, text: string): Parsed {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return { value };
  const problem = {
    zh: `必须是 ${min} 到 ${max} 的整数，不能是“${text}”`,
    en: `must be a whole number from ${min} to ${max}, not "${text}"`,
  };
  return { problem };
}

function parseToggle(text: string): Parsed {
  if (TRUE.includes(text.toLowerCase())) return { value: true };
  if (FALSE.includes(text.toLowerCase())) return { value: false };
  return { problem: { zh: `必须是 1 或 0，不能是“${text}”`, en: `must be 1 or 0, not "${text}"` } };
}

function parseText(setting: Setting & { kind: 'text' }, text: string): Parsed {
  const { options, pattern, shape = 'of another form', secret, weaknessOf } = setting;
  if (options && !options.includes(text)) {
    const listed = options.join(', ');
    return { problem: { zh: `必须是 ${listed} 之一，不能是“${text}”`, en: `must be one of ${listed}, not "${text}"` } };
  }
  if (pattern && !new RegExp(pattern).test(text)) {
    const shown = secret ? 'the given one' : `"${text}"`;
    return { problem: { zh: `格式不符，应为：${shape}`, en: `must be ${shape}, not ${shown}` } };
  }
  const problem = weaknessOf?.(text);
  return problem ? { problem } : { value: text };
}

function parse(setting: Setting, text: string): Parsed {
  if (setting.kind === 'text') return parseText(setting, text);
  return setting.kind === 'number' ? parseNumber(setting, text) : parseToggle(text);
}

/**
 * The settings of an environment, defaults for what is absent or empty.
 * @throws ConfigError naming every wrong variable at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = {}): Config {
  const problems: Text[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = env[setting.env]?.trim();
    if (text === undefined || text === '') {
      values[name] = setting.default;
      continue;
    }
    const parsed = parse(setting, text);
    if ('value' in parsed) values[name] = parsed.value;
    else problems.push({ zh: `${setting.env} ${parsed.problem.zh}`, en: `${setting.env} ${parsed.problem.en}` });
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const config = values as Config;
  return { ...config, dataDir: path.resolve(config.dataDir) };
}

/** A default as a person writes it; empty when there is none. */
export function toDefaultText(setting: Setting): string {
  if (setting.shownDefault !== undefined) return setting.shownDefault;
  if (setting.default === undefined) return '';
  if (setting.kind === 'toggle') return setting.default ? '1' : '0';
  return String(setting.default);
}

const KIND_TEXT: Readonly<Record<SettingKind, string>> = { text: 'text', number: 'number', toggle: '1/0' };

/** What `--help` prints: every setting with its default and meaning. */
export function printHelp(): string {
  const lines = Object.values<Setting>(SETTINGS).flatMap((setting) => {
    const fallback = toDefaultText(setting);
    return [
      `  ${setting.env} (${KIND_TEXT[setting.kind]}${fallback === '' ? '' : `, default ${fallback}`})`,
      `      ${setting.meaning.zh}`,
      `      ${setting.meaning.en}`,
    ];
  });
  return [
    'AJ Report',
    '',
    'Settings are environment variables, all optional / 设置均为环境变量，全部可选:',
    '',
    ...lines,
    '',
  ].join('\n');
}
