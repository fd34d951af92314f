import { expect, it } from 'vitest';
import { BUILT_IN_ADMIN, realNameIn } from './user.ts';

it('the built-in administrator has a name in the language of the reader, a typed name stays', () => {
  const admin = { loginName: BUILT_IN_ADMIN.loginName, realName: BUILT_IN_ADMIN.realName.zh };
  expect([realNameIn('zh', admin), realNameIn('en', admin)]).toEqual(['管理员', 'Administrator']);
  expect(realNameIn('en', { ...admin, realName: '王芳' })).toBe('王芳');
  expect(realNameIn('en', { ...admin, loginName: 'wang' })).toBe('管理员');
});
