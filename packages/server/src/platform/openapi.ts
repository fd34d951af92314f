import { ALL_ENDPOINTS, BASE_PREFIX, placesOf, type Endpoint } from '@aj-report/contract';

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function toParameters(where: 'path' | 'query', schema: ObjectSchema | undefined): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required ?? []).includes(name),
    schema: one,
  }));
}

function toBody(endpoint: Endpoint): object {
  const { body } = endpoint.input;
  if (endpoint.multipart === true) {
    const properties = {
      ...(body as ObjectSchema | undefined)?.properties,
      file: { type: 'string', format: 'binary' },
    };
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties } } } },
    };
  }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {};
}

function toAnswer(endpoint: Endpoint): object {
  switch (endpoint.answer) {
    case 'bytes':
      return { '*/*': { schema: { type: 'string', format: 'binary' } } };
    case 'ndjson':
      return { 'application/x-ndjson': { schema: endpoint.output } };
    case 'login':
      return {
        'application/json': {
          schema: {
            type: 'object',
            properties: { repCode: { type: 'string' }, repMsg: { type: 'string' }, repData: endpoint.output },
          },
        },
      };
    case 'envelope':
      return {
        'application/json': {
          schema: {
            type: 'object',
            properties: { code: { type: 'string' }, message: { type: 'string' }, data: endpoint.output },
          },
        },
      };
  }
}

function toSecurity(endpoint: Endpoint): object[] {
  if (endpoint.permission === 'anonymous') return [];
  return [{ session: [] }, ...(endpoint.share === true ? [{ share: [] }] : [])];
}

function toOperation(endpoint: Endpoint): object {
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.', 1)[0]],
    summary: `${endpoint.summary.zh} / ${endpoint.summary.en}`,
    description: `Permission: ${endpoint.permission}`,
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters('path', endpoint.input.params as ObjectSchema | undefined),
      ...toParameters('query', endpoint.input.query as ObjectSchema | undefined),
    ],
    ...toBody(endpoint),
    responses: {
      200: { description: 'success', content: toAnswer(endpoint) },
      default: {
        description: 'error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** OpenAPI 3.1 document of every call, printed from the contract. */
export function printOpenApi(version: string, publicUrl: string | undefined): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ALL_ENDPOINTS) {
    for (const { method, path } of placesOf(endpoint)) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'AJ Report', version },
    servers: [{ url: `${publicUrl?.replace(/\/$/, '') ?? ''}${BASE_PREFIX}` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        share: { type: 'apiKey', in: 'header', name: 'Share-Token' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            data: { type: 'null' },
            args: { type: 'object' },
            requestId: { type: 'string' },
          },
          required: ['code', 'message'],
        },
      },
    },
    paths,
  };
}
