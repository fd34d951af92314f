import {
  ALL_ENDPOINTS,
  BASE_PREFIX,
  ERRORS,
  messagesEn,
  messagesZh,
  placesOf,
  type Endpoint,
  type ErrorCode,
} from '../../packages/contract/src/index.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly description?: string;
}

/** How deep a shape is written out; deeper ones are named by their kind. */
const DEPTH_MAX = 3;

function printFields(schema: Schema, depth: number): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const mark = schema.required?.includes(name) === true ? '' : '?';
    return `${name}${mark}: ${printShape(one, depth + 1)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** A schema as a person reads it: `{ id: string, rows?: integer }`. */
function printShape(schema: Schema | undefined, depth = 0): string {
  if (schema === undefined) return '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => printShape(one, depth)).join(' | ');
  if (schema.type === 'array') return `${printShape(schema.items, depth)}[]`;
  if (schema.properties) return depth < DEPTH_MAX ? printFields(schema, depth) : 'object';
  return schema.type ?? 'any';
}

/** What a shape does not say of its fields. */
function printDescriptions({ properties = {} }: Schema): readonly string[] {
  return Object.entries(properties).flatMap(([name, { description }]) =>
    description === undefined ? [] : [`  - \`${name}\`: ${description}`],
  );
}

function toSection(endpoint: Endpoint): string {
  const { params, query, body } = endpoint.input as Readonly<Record<'params' | 'query' | 'body', Schema | undefined>>;
  const share =
    endpoint.share === true && endpoint.permission !== 'anonymous' ? ', or a share token of the report' : '';
  const lines = [
    `### ${endpoint.method} ${BASE_PREFIX}${endpoint.path}`,
    '',
    `${endpoint.summary.en} · ${endpoint.summary.zh}`,
    '',
    `- Permission: \`${endpoint.permission}\`${share} · rate class \`${endpoint.rate}\` · answer \`${endpoint.answer}\``,
  ];
  for (const { method, path } of placesOf(endpoint).slice(1))
    lines.push(`- Also at \`${method === endpoint.method ? '' : `${method} `}${BASE_PREFIX}${path}\``);
  if (params) lines.push(`- Address: ${printShape(params)}`);
  if (query) lines.push(`- Query: ${printShape(query)}`);
  if (endpoint.multipart === true) lines.push(`- Form: \`file\` and ${printShape(body ?? { properties: {} })}`);
  else if (body) lines.push(`- Body: ${printShape(body)}`);
  if (body) lines.push(...printDescriptions(body));
  if (endpoint.answer !== 'bytes') lines.push(`- Answer: ${printShape(endpoint.output as Schema)}`);
  return lines.join('\n');
}

function toErrorRow([code, { status }]: [string, { readonly status: number }]): string {
  const known = code as ErrorCode;
  return `| \`${code}\` | ${status} | ${messagesEn[known]} | ${messagesZh[known]} |`;
}

/** docs/api.gen.md: every call and every error code of the service. */
export async function print(): Promise<readonly { path: string; content: string }[]> {
  const content = [
    '# Calls of the service',
    '',
    'Printed by `npm run gen` from `packages/contract/src/endpoint`; the same as OpenAPI is served at `/data-report/openapi.json`.',
    '',
    'Answers are `{code: "200", message, data}`; login answers `{repCode: "0000", repMsg, repData}`. Errors carry the same envelope and the HTTP status of the table below. `Authorization` and `Share-Token` carry the bare token. `Accept-Language: zh` or `en`, or `?lang=`, chooses the language of messages.',
    '',
    ...ALL_ENDPOINTS.map((endpoint) => `${toSection(endpoint)}\n`),
    '## Error codes',
    '',
    '| Code | Status | English | 中文 |',
    '| --- | --- | --- | --- |',
    ...Object.entries(ERRORS).map(toErrorRow),
    '',
  ].join('\n');
  return [{ path: 'docs/api.gen.md', content }];
}
