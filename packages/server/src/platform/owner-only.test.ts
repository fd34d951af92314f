import { chmod, lstat, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-config.ts';
import { restrictToOwner } from './owner-only.ts';

it('A folder is taken away from everybody but its owner, with all in it, but not what its links lead to', async () => {
  const folder = await makeTestFolder();
  const inside = (name: string) => path.join(folder.path, name);
  const modeOf = async (name: string) => ((await lstat(inside(name))).mode & 0o777).toString(8);
  await mkdir(inside('data/files/ab'), { recursive: true });
  for (const name of ['data/metadata.sqlite', 'data/files/ab/1', 'elsewhere']) {
    await writeFile(inside(name), '');
    await chmod(inside(name), 0o664);
  }
  await chmod(inside('data/files'), 0o775);
  await symlink(inside('elsewhere'), inside('data/link'));
  expect(await restrictToOwner(inside('data'))).toEqual([]);
  expect(await Promise.all(['data', 'data/files', 'data/files/ab'].map(modeOf))).toEqual(['700', '700', '700']);
  expect(await Promise.all(['data/metadata.sqlite', 'data/files/ab/1'].map(modeOf))).toEqual(['600', '600']);
  expect(await modeOf('elsewhere')).toBe('664');
  expect(await restrictToOwner(inside('nowhere'))).toEqual([]);
  await folder.remove();
});
