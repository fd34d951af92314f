import { toCamel, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

/** Declaration, handler and test of a new call `GET /<name>`. */
export function endpointFiles(name: string): NewFile[] {
  const camel = toCamel(name);
  const words = toWords(name);
  const register = `register${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
  const feature = `packages/server/src/features/${name}`;
  return [
    {
      file: `packages/contract/src/endpoint/${name}.ts`,
      content: `import { Type } from 'typebox';
import { defineEndpoint } from './define-endpoint.ts';

export const ${camel} = defineEndpoint({
  id: '${camel}.get',
  method: 'GET',
  path: '/${camel}',
  summary: { zh: '${words}', en: '${words}' },
  permission: 'signedIn',
  input: {},
  output: Type.Object({ name: Type.String() }),
});
`,
    },
    {
      file: `${feature}/${name}.routes.ts`,
      content: `import { ${camel} } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';

export function ${register}(app: FastifyInstance): void {
  route(app, ${camel}, () => ({ name: '${name}' }));
}
`,
    },
    {
      file: `${feature}/${name}.routes.test.ts`,
      content: `import { ${camel} } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('${name}', (suite) => {
  it('answers a signed-in caller', async () => {
    const token = await suite.login();
    expect(await suite.call(${camel}, { token })).toMatchObject({ code: '200', data: { name: '${name}' } });
  });
});
`,
    },
  ];
}
