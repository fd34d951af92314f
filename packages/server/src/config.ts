import path from 'node:path';
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
  constructor(readonly problems: readonly string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const TRUE = ['1', 'true', 'yes', 'on'];
const FALSE = ['0', 'false', 'no', 'off'];

function parseNumber(setting: Setting & { kind: 'number' }, text: string): number | string {
  const value = Number(text);
  const { min, max } = setting;
  if (!Number.isInteger(value) || value < min || value > max)
    return `must be a whole number from ${min} to ${max}, not "${text}"`;
  return value;
}

function parseToggle(text: string): boolean | string {
  if (TRUE.includes(text.toLowerCase())) return true;
  if (FALSE.includes(text.toLowerCase())) return false;
  return `must be 1 or 0, not "${text}"`;
}

function parseText(setting: Setting & { kind: 'text' }, text: string): { value: string } | string {
  if (setting.options && !setting.options.includes(text))
    return `must be one of ${setting.options.join(', ')}, not "${text}"`;
  const shown = setting.secret ? 'the given one' : `"${text}"`;
  if (setting.pattern && !new RegExp(setting.pattern).test(text))
    return `must be ${setting.shape ?? 'of another form'}, not ${shown}`;
  return { value: text };
}

function parse(setting: Setting, text: string): { value: unknown } | string {
  if (setting.kind === 'text') return parseText(setting, text);
  const value = setting.kind === 'number' ? parseNumber(setting, text) : parseToggle(text);
  return typeof value === 'string' ? value : { value };
}

/**
 * The settings of an environment, defaults for what is absent or empty.
 * @throws ConfigError naming every wrong variable at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = {}): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = env[setting.env]?.trim();
    if (text === undefined || text === '') {
      values[name] = setting.default;
      continue;
    }
    const parsed = parse(setting, text);
    if (typeof parsed === 'string') problems.push(`${setting.env} ${parsed}`);
    else values[name] = parsed.value;
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
