import type { ListEdit } from './edit-list.ts';
import { toCamel, toPascal, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

/** Declaration, handler and test of a new call `GET /<name>`. */
export function endpointFiles(name: string): NewFile[] {
  const camel = toCamel(name);
  const words = toWords(name);
  const register = `register${toPascal(name)}`;
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

export function endpointLists(name: string): ListEdit[] {
  const camel = toCamel(name);
  const contract = 'packages/contract/src';
  const app = 'packages/server/src/app.ts';
  const register = `register${toPascal(name)}`;
  return [
    {
      file: `${contract}/endpoint/all-endpoints.ts`,
      before: "import * as report from './report.ts';",
      text: `import * as ${camel} from './${name}.ts';\n`,
    },
    { file: `${contract}/endpoint/all-endpoints.ts`, before: '  job,\n', text: `  ${camel},\n` },
    {
      file: `${contract}/index.ts`,
      before: "export * from './endpoint/report.ts';",
      text: `export * from './endpoint/${name}.ts';\n`,
    },
    {
      file: app,
      before: "import { registerReport } from './features/report/report.routes.ts';",
      text: `import { ${register} } from './features/${name}/${name}.routes.ts';\n`,
    },
    { file: app, before: '  registerShare,\n', text: `  ${register},\n` },
  ];
}
