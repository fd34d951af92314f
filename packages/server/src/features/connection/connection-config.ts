import {
  AppError,
  CONNECTION_FIELDS,
  CONNECTION_KINDS,
  defaultsOf,
  formOf,
  isConnectionKind,
  problemOf,
  secretFieldsOf,
  type ConnectionKind,
  type Fields,
  type FormField,
  type Text,
} from '@aj-report/contract';
import { parseHost } from '../../engine/connector/guard/source-host.ts';

export type ConfigValues = Readonly<Record<string, unknown>>;

export interface ConnectionForm {
  readonly kind: ConnectionKind;
  /** Every field of the kind but its secrets. */
  readonly config: ConfigValues;
  /** Secrets as they were given; empty = the stored one. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Fields that say where a secret is sent; it is not kept when they change. */
const TARGET = ['host', 'port', 'baseUrl'];

/** @throws data-source/kind-unknown */
export function requireKind(kind: string): ConnectionKind {
  if (isConnectionKind(kind)) return kind;
  throw new AppError('data-source/kind-unknown', { kind, known: CONNECTION_KINDS.join(', ') });
}

/** The fields of a kind as they were filled in, defaults for what is absent. @throws data-source/kind-unknown, data-source/host-invalid, request/invalid */
export function readConnectionForm(sourceType: string, raw: string | ConfigValues): ConnectionForm {
  const kind = requireKind(sourceType);
  const given = typeof raw === 'string' ? parse(raw) : raw;
  const fields: Fields = CONNECTION_FIELDS[kind];
  const values: Record<string, unknown> = defaultsOf(fields);
  for (const one of formOf(fields).flatMap((group) => group.fields)) {
    if (Object.hasOwn(given, one.name)) values[one.name] = readField(one, given[one.name]);
    refuseProblem(one, values[one.name]);
  }
  if (typeof values['host'] === 'string') values['host'] = parseHost(values['host']);
  if (typeof values['baseUrl'] === 'string') checkBaseUrl(values['baseUrl']);
  const names = secretFieldsOf(kind);
  const secrets = Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
  const config = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  return { kind, config, secrets };
}

function parse(text: string): ConfigValues {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as ConfigValues;
  } catch (error) {
    throw refused('', { zh: '不是有效的 JSON', en: 'is no JSON' }, error);
  }
  throw refused('', { zh: '应为对象', en: 'must be an object' });
}

function readField({ name, control, item }: FormField, value: unknown): unknown {
  if (control === 'number') return Number(value);
  if (control !== 'list') {
    if (typeof value !== 'string') throw refused(name, { zh: '应为文本', en: 'must be a text' });
    return control === 'password' ? value : value.trim();
  }
  if (!Array.isArray(value) || value.length > 30) throw refused(name, { zh: '应为列表', en: 'must be a list' });
  return value.map((row: unknown) =>
    Object.fromEntries(
      Object.keys(item ?? {}).map((key) => [key, String((row as ConfigValues | null)?.[key] ?? '').slice(0, 2000)]),
    ),
  );
}

/** What only looks like an address is refused when it is entered, not when it is used. */
function checkBaseUrl(text: string): void {
  if (!URL.canParse(text)) throw refused('baseUrl', { zh: '不是有效的地址', en: 'is no valid address' });
  const { hostname, username, password } = new URL(text);
  parseHost(hostname);
  if (username === '' && password === '') return;
  throw refused('baseUrl', {
    zh: '地址中不能有用户名或密码，请填入密钥请求头',
    en: 'must hold no user or password; use the secret header',
  });
}

function refuseProblem(one: FormField, value: unknown): void {
  if (one.control === 'list' || problemOf(one, value) === undefined) return;
  throw refused(one.name, { zh: `“${one.label.zh}”未填写或不合要求`, en: `"${one.label.en}" is missing or not valid` });
}

function refused(name: string, reason: Text, cause?: unknown): AppError {
  const path = name === '' ? 'body/sourceConfig' : `body/sourceConfig/${name}`;
  return new AppError('request/invalid', { path, reason }, { cause });
}

/**
 * The secrets to use: those that were given, stored ones in place of empty ones. A stored secret never goes to another
 * address than the one that it was given for.
 * @throws request/invalid
 */
export function mergeSecrets(
  form: ConnectionForm,
  stored: { readonly config: ConfigValues; readonly secrets: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> {
  const isSameTarget = TARGET.every((name) => form.config[name] === stored.config[name]);
  return Object.fromEntries(
    Object.entries(form.secrets).map(([name, value]) => {
      const kept = stored.secrets[name] ?? '';
      if (value !== '' || kept === '') return [name, value];
      if (isSameTarget) return [name, kept];
      throw refused(name, { zh: '地址已改变，请重新输入', en: 'must be entered again, because the address changed' });
    }),
  );
}
