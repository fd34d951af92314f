import { expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { makeTestFolder, testConfig } from '../testing/test-config.ts';

it('closes a service whose query processes never get ready', async () => {
  const folder = await makeTestFolder();
  const app = await buildApp(testConfig(folder.path));
  const warmUp = vi.spyOn(app.queryEngine, 'warmUp').mockReturnValue(new Promise(() => undefined));
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect(warmUp).toHaveBeenCalledOnce();
  await app.close();
  await folder.remove();
});
