import {
  createUser,
  currentUser,
  deleteFile,
  getFile,
  getUser,
  listUsers,
  login,
  updateUser,
  uploadAvatar,
  uploadFile,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);

function formOf(bytes: Buffer | string, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

async function addPerson(ctx: RouteContext, token: string, loginName: string, avatar?: string) {
  const body = { loginName, realName: '张三', ...(avatar === undefined ? {} : { avatar }) };
  return ctx.call(createUser, { token, body });
}

describeRoutes('The avatar of a person', (ctx) => {
  it('is uploaded by whoever may change people, is listed, and comes with the login', async () => {
    const token = await ctx.loginWith(['userManage:insert', 'userManage:update', 'userManage:query']);
    const { data: picture } = await ctx.call(uploadAvatar, { token, form: formOf(PNG, 'face.png') });
    const { data: added } = await addPerson(ctx, token, 'ada', picture.urlPath);
    const { data: listed } = await ctx.call(listUsers, { token, query: { loginName: 'ada' } });
    expect(listed.records).toMatchObject([{ loginName: 'ada', avatar: picture.urlPath }]);
    const answer = await ctx.call(login, { body: { userName: 'ada', password: added.password } });
    expect(answer.data.accessUser.avatar).toBe(picture.urlPath);
    expect((await ctx.call(currentUser, { token: answer.data.token })).data.avatar).toBe(picture.urlPath);

    const changed = await ctx.call(updateUser, { token, body: { id: added.id, avatar: '' } });
    expect(changed.code).toBe('200');
    expect((await ctx.call(currentUser, { token: answer.data.token })).data.avatar).toBeUndefined();
  });

  it('is a picture that was uploaded here, and nothing else', async () => {
    const token = await ctx.login();
    const { data: table } = await ctx.call(uploadFile, { token, form: formOf('a,b\n1,2\n', 'table.csv') });
    const { data: person } = await addPerson(ctx, token, 'eve');
    const set = async (avatar: string) => (await ctx.call(updateUser, { token, body: { id: person.id, avatar } })).code;
    for (const avatar of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,AA==',
      '/data-report/accessUser/logout',
      `/data-report/file/download/${'0'.repeat(32)}`,
      `${table.urlPath}`,
      `${table.urlPath}/../..`,
    ])
      expect([avatar, await set(avatar)]).toEqual([avatar, 'user/avatar-not-uploaded']);
    expect((await addPerson(ctx, token, 'mallory', 'https://elsewhere.example/a.png')).code).toBe(
      'user/avatar-not-uploaded',
    );
    expect((await ctx.call(getUser, { token, params: { id: person.id } })).data.avatar).toBe('');
    const refused = await ctx.call(uploadAvatar, { token, form: formOf('a,b\n1,2\n', 'table.csv') });
    expect(refused).toMatchObject({ status: 415, code: 'file/type-refused', args: { allowed: 'png, jpg, jpeg, gif' } });
    const other = await ctx.loginWith(['fileManage']);
    expect((await ctx.call(uploadAvatar, { token: other, form: formOf(PNG, 'a.png') })).status).toBe(403);
  });

  it('keeps its file from being deleted, until the person has another one or is gone', async () => {
    const token = await ctx.login();
    const { data: picture } = await ctx.call(uploadAvatar, { token, form: formOf(PNG, 'face.png') });
    const { data: person } = await addPerson(ctx, token, 'joe', picture.urlPath);
    const place = { kind: 'user', code: 'joe', name: '张三', isBinned: false };
    expect((await ctx.call(getFile, { token, params: { id: picture.fileId } })).data.places).toEqual([place]);
    const refused = await ctx.call(deleteFile, { token, params: { id: picture.fileId } });
    expect(refused).toMatchObject({ code: 'file/in-use', args: { places: '张三' } });
    await ctx.call(updateUser, { token, body: { id: person.id, avatar: '' } });
    expect((await ctx.call(deleteFile, { token, params: { id: picture.fileId } })).code).toBe('200');
  });
});
