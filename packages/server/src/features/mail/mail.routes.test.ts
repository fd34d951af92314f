import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  createUser,
  deleteFile,
  forgotPassword,
  getMail,
  listMails,
  mailedLink,
  replaceFile,
  resendMail,
  saveRoleTree,
  takeMailedLink,
  uploadFile,
} from '@aj-report/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '../../platform/db.ts';
import { releaseMails, sendDueMails, sendMail } from '../../platform/mail.ts';
import { beginSession } from '../../platform/session.ts';
import { writeMail } from '../../platform/mail-templates.ts';
import { BadLine } from '../../testing/bad-line.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

const LINK = 'https://example.com/validateResult?token=abc&x=1';
const VERIFY = { template: 'verify', language: 'en', params: { name: 'Ada', hours: '24', link: LINK } } as const;
const MINUTE_MS = 60_000;

describe('The text of a mail', () => {
  it('holds what people typed as text, never as markup or as a header line', () => {
    const params = { sender: 'Eve\r\nBcc: all@example.com', report: '<img src=x>', validity: '7', link: LINK };
    const { subject, text, html } = writeMail('shareInvitation', 'zh', params);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).toContain('token=abc&amp;x=1');
    expect(html).not.toContain('<img');
  });
});

describeRoutes('Without a mail server', (ctx) => {
  it('mails are kept for administrators to read, and for nobody else', async () => {
    await sendMail(ctx.app, { ...VERIFY, to: 'ada@example.com' });
    const token = await ctx.login();
    const { data } = await ctx.call(listMails, { token, query: { recipient: 'ADA' } });
    expect(data.records).toMatchObject([{ template: 'verify', state: 'kept', attempts: 0, failure: null }]);
    const id = data.records[0]!.id;
    const { data: mail } = await ctx.call(getMail, { token, params: { id } });
    expect(mail).toMatchObject({ hasLink: true, textBody: expect.stringContaining('not shown here') as string });
    const stored = await ctx.app.db.selectFrom('mail').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    for (const text of [JSON.stringify(mail), JSON.stringify(stored)]) expect(text).not.toContain('token=');
    expect(await ctx.call(resendMail, { token, params: { id } })).toMatchObject({ code: 'mail/not-sendable' });
    const other = await ctx.loginWith(['userManage']);
    expect((await ctx.call(getMail, { token: other, params: { id } })).status).toBe(403);
  });

  it('the link of a forgotten password is given to who may set passwords and holds as much, and kept in the audit log', async () => {
    const admin = await ctx.login();
    const body = { loginName: 'boss', realName: 'Boss', email: 'boss@example.com' };
    const { data: boss } = await ctx.call(createUser, { token: admin, body });
    await ctx.call(saveRoleTree, { token: admin, body: { loginName: 'boss', roleCodeList: ['viewer'] } });
    await ctx.call(forgotPassword, { body: { email: 'boss@example.com' } });
    const { data } = await ctx.call(listMails, { token: admin, query: { recipient: 'boss@' } });
    const params = { id: data.records[0]!.id };
    const take = async (token: string) => (await ctx.call(takeMailedLink, { token, params })).code;
    expect(await take(await ctx.loginWith(['mailManage']))).toBe('User.no.authority');
    expect(await take(await ctx.loginWith(['userManage', 'mailManage']))).toBe('user/right-not-held');
    expect(await take(await beginSession(ctx.app, boss.id))).toBe('user/must-change-password');
    const { data: taken } = await ctx.call(takeMailedLink, { token: admin, params });
    const token = /token=([\w-]+)$/.exec(taken.link)?.[1] ?? '';
    expect((await ctx.call(mailedLink, { query: { token } })).data.email).toBe('boss@example.com');
    await ctx.app.auditLog.flush();
    const lines = ctx.app.db.selectFrom('auditRecord').where('endpoint', '=', 'mail.link').where('result', '=', '200');
    expect(await lines.select(['loginName', 'recordKey']).execute()).toEqual([
      { loginName: 'admin', recordKey: params.id },
    ]);
    ctx.clock.advance(61 * MINUTE_MS);
    expect(await take(await ctx.login())).toBe('expired');
  });

  it('nobody takes the own link, nor one of a mail without', async () => {
    const admin = await ctx.login();
    await ctx.app.db
      .updateTable('accessUser')
      .set({ email: 'me@example.com' })
      .where('loginName', '=', 'admin')
      .execute();
    await ctx.call(forgotPassword, { body: { email: 'me@example.com' } });
    await sendMail(ctx.app, { ...VERIFY, template: 'accountExists', to: 'known@example.com' });
    for (const [recipient, code] of [
      ['me@example.com', 'user/own-password'],
      ['known@example.com', 'mail/no-link'],
    ] as const) {
      const { data } = await ctx.call(listMails, { token: admin, query: { recipient } });
      const answer = await ctx.call(takeMailedLink, { token: admin, params: { id: data.records[0]!.id } });
      expect([recipient, answer.code]).toEqual([recipient, code]);
    }
  });
});

const received: string[] = [];
let refuses = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, callback) {
    if (address.startsWith('nobody')) return callback(new Error('no such mailbox'));
    // For the time being (SMTP 4xx); without a code it would be for good.
    callback(refuses ? Object.assign(new Error('mailbox is full'), { responseCode: 452 }) : null);
  },
  onData(stream, _session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'));
      callback();
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
const port = String((smtp.server.address() as AddressInfo).port);

describeRoutes(
  'With a mail server',
  (ctx) => {
    beforeAll(() => {
      received.length = 0;
    });

    it('mails reach it soon, and their text is forgotten', async () => {
      await sendMail(ctx.app, { ...VERIFY, to: 'bob@example.com' });
      await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
      expect(received[0]).toContain('Subject: Please verify your e-mail address');
      expect(received[0]).toContain('To: bob@example.com');
      expect(received[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(LINK);
      const token = await ctx.login();
      const sent = async () => (await ctx.call(listMails, { token, query: { recipient: 'bob' } })).data.records[0]!;
      await expect.poll(async () => (await sent()).state).toBe('sent');
      expect((await ctx.call(getMail, { token, params: { id: (await sent()).id } })).data.textBody).toBe('');
    });

    it('a mail that is refused for good is not tried again', async () => {
      await sendMail(ctx.app, { ...VERIFY, to: 'nobody@example.com' });
      const token = await ctx.login();
      const mail = async () => (await ctx.call(listMails, { token, query: { recipient: 'nobody' } })).data.records[0]!;
      await sendDueMails(ctx.app);
      await expect.poll(async () => (await mail()).state, { timeout: 15_000 }).toBe('failed');
      expect(await mail()).toMatchObject({
        attempts: 1,
        failure: expect.stringContaining('no such mailbox') as string,
      });
      await ctx.app.db.deleteFrom('mail').where('recipient', '=', 'nobody@example.com').execute();
    });

    it('a refused mail keeps its reason, is tried again later and given up in the end', async () => {
      refuses = true;
      await sendMail(ctx.app, { ...VERIFY, to: 'full@example.com' });
      const token = await ctx.login();
      const mail = async () => (await ctx.call(listMails, { token, query: { recipient: 'full' } })).data.records[0]!;
      for (let attempt = 1; attempt <= 6; attempt++) {
        await sendDueMails(ctx.app);
        await expect.poll(async () => (await mail()).attempts, { timeout: 15_000 }).toBe(attempt);
        ctx.clock.advance(361 * MINUTE_MS);
      }
      const admin = await ctx.login();
      const { data } = await ctx.call(listMails, { token: admin, query: { state: 'failed' } });
      expect(data.records).toMatchObject([{ failure: expect.stringContaining('mailbox is full') as string }]);
      refuses = false;
      const id = data.records[0]!.id;
      expect((await ctx.call(resendMail, { token: admin, params: { id } })).status).toBe(200);
      await expect
        .poll(async () => (await ctx.call(getMail, { token: admin, params: { id } })).data.state, { timeout: 15_000 })
        .toBe('sent');
    });

    it('a mail that a stopped server was sending goes as soon as it is started again', async () => {
      const { clock, config, db, deriveToken, ids } = ctx.app;
      await write(db, async (transaction) => {
        await sendMail({ clock, config, deriveToken, ids, db: transaction }, { ...VERIFY, to: 'cut@example.com' });
        const nextTime = new Date(clock.now().getTime() + 5 * MINUTE_MS).toISOString();
        await transaction.updateTable('mail').set({ nextTime }).where('recipient', '=', 'cut@example.com').execute();
      });
      await releaseMails(ctx.app);
      await expect
        .poll(() => received.some((mail) => mail.includes('To: cut@example.com')), { timeout: 15_000 })
        .toBe(true);
    });

    it('a mail whose sending ends the server goes at once one time only, and is given up in the end', async () => {
      const { clock, config, db, deriveToken, ids } = ctx.app;
      const later = new Date(clock.now().getTime() + 5 * MINUTE_MS).toISOString();
      const rows = [
        ['first', 1, null],
        ['second', 2, null],
        ['failed', 1, 'mailbox is full'],
      ] as const;
      await write(db, async (transaction) => {
        for (const [name, attempts, failure] of rows) {
          await sendMail(
            { clock, config, deriveToken, ids, db: transaction },
            { ...VERIFY, to: `${name}@cut.example` },
          );
          const mail = transaction.updateTable('mail').where('recipient', '=', `${name}@cut.example`);
          await mail.set({ attempts, failure, nextTime: later }).execute();
        }
      });
      const stateOf = async (name: string) => {
        const mail = db.selectFrom('mail').where('recipient', '=', `${name}@cut.example`).selectAll();
        const { state, attempts, failure } = await mail.executeTakeFirstOrThrow();
        return [state, attempts, failure];
      };
      await releaseMails(ctx.app);
      await expect.poll(() => stateOf('first'), { timeout: 15_000 }).toEqual(['sent', 2, null]);
      expect(await stateOf('second')).toEqual(['waiting', 2, null]);
      expect(await stateOf('failed')).toEqual(['waiting', 1, 'mailbox is full']);
      await db
        .updateTable('mail')
        .set({ attempts: 6, nextTime: clock.now().toISOString() })
        .where('recipient', '=', 'second@cut.example')
        .execute();
      const reason = expect.stringContaining('ended each time') as string;
      await expect.poll(() => stateOf('second'), { timeout: 15_000 }).toEqual(['failed', 6, reason]);
      expect(received.some((mail) => mail.includes('To: second@cut.example'))).toBe(false);
    });

    it('mails carry a stored file, and wait with the reason when it is gone', async () => {
      const keep = async (text: string) => {
        const [contentId, draft] = [ctx.app.ids.newId(), path.join(ctx.app.config.dataDir, ctx.app.ids.newId())];
        await writeFile(draft, text);
        await ctx.app.files.keep(contentId, draft);
        return { contentId, fileName: '台账.csv', mediaType: 'text/csv' };
      };
      await sendMail(ctx.app, { ...VERIFY, to: 'file@example.com', attachment: await keep('city,amount') });
      const gone = await keep('gone');
      await ctx.app.files.remove(gone.contentId);
      await sendMail(ctx.app, { ...VERIFY, to: 'gone@example.com', attachment: gone });
      await expect
        .poll(() => received.some((mail) => mail.includes('To: file@example.com')), { timeout: 15_000 })
        .toBe(true);
      const mail = received.find((one) => one.includes('To: file@example.com'));
      expect(mail).toContain(Buffer.from('city,amount').toString('base64'));
      expect(mail).toContain('Content-Type: text/csv');
      expect(mail).toMatch(/^Message-ID: <[0-9a-f]{32}@aj-report>\r$/m);
      const token = await ctx.login();
      const waiting = async () => (await ctx.call(listMails, { token, query: { recipient: 'gone@' } })).data.records[0];
      await expect.poll(async () => (await waiting())?.failure, { timeout: 15_000 }).toContain('台账.csv');
      expect(received.some((one) => one.includes('To: gone@example.com'))).toBe(false);
    });

    it('mails carry the file as it was when they were written, also when it is replaced or deleted meanwhile', async () => {
      const form = (text: string) => {
        const data = new FormData();
        data.append('file', new Blob([text]), 'table.csv');
        return data;
      };
      const listed = async (text: string) => {
        const { data } = await ctx.call(uploadFile, { token: await ctx.login(), form: form(text) });
        const rows = ctx.app.db.selectFrom('file').where('id', '=', data.fileId).select('contentId');
        const { contentId } = await rows.executeTakeFirstOrThrow();
        return { id: data.fileId, contentId };
      };
      refuses = true;
      const [replaced, deleted] = [await listed('city,first\n'), await listed('city,second\n')];
      for (const { contentId } of [replaced, deleted]) {
        const attachment = { contentId, fileName: 'table.csv', mediaType: 'text/csv' };
        await sendMail(ctx.app, { ...VERIFY, to: `${contentId}@example.com`, attachment });
      }
      await sendDueMails(ctx.app);
      const tried = ctx.app.db.selectFrom('mail').where('attachmentName', '=', 'table.csv').where('attempts', '=', 1);
      await expect.poll(async () => (await tried.select('id').execute()).length, { timeout: 15_000 }).toBe(2);
      const token = await ctx.login();
      const later = await ctx.call(replaceFile, { token, params: { id: replaced.id }, form: form('city,third\n') });
      expect(later.status).toBe(200);
      expect((await ctx.call(deleteFile, { token, params: { id: deleted.id } })).status).toBe(200);
      refuses = false;
      ctx.clock.advance(2 * MINUTE_MS);
      for (const [{ contentId }, text] of [
        [replaced, 'city,first\n'],
        [deleted, 'city,second\n'],
      ] as const) {
        const find = () => received.find((mail) => mail.includes(`To: ${contentId}@example.com`));
        await expect.poll(find, { timeout: 15_000 }).toContain(Buffer.from(text).toString('base64'));
        await expect.poll(() => ctx.app.files.size(contentId), { timeout: 10_000 }).toBeNull();
      }
    });
  },
  { env: { AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: port } },
);

let line: BadLine;
let cuts = false;
const cutting = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    stream.once('data', () => {
      if (cuts) line.drop();
    });
    stream.resume().on('end', () => callback());
  },
});
// The end of the server hears of the cut too; what ends this test is an error of ours alone.
cutting.on('error', () => undefined);
await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', () => resolve()));
line = await BadLine.to('127.0.0.1', (cutting.server.address() as AddressInfo).port);

describeRoutes(
  'With a mail server that breaks off',
  (ctx) => {
    it('a mail waits with the reason, and goes the next time', async () => {
      cuts = true;
      const [contentId, draft] = [ctx.app.ids.newId(), path.join(ctx.app.config.dataDir, ctx.app.ids.newId())];
      await writeFile(draft, Buffer.alloc(8_000_000, 'x'));
      await ctx.app.files.keep(contentId, draft);
      const attachment = { contentId, fileName: 'large.csv', mediaType: 'text/csv' };
      await sendMail(ctx.app, { ...VERIFY, to: 'cut@example.com', attachment });
      const mail = async () => {
        const { data } = await ctx.call(listMails, { token: await ctx.login(), query: { recipient: 'cut@' } });
        return data.records[0];
      };
      await expect
        .poll(mail, { timeout: 15_000 })
        .toMatchObject({ state: 'waiting', attempts: 1, failure: expect.stringMatching(/./) as string });
      cuts = false;
      ctx.clock.advance(2 * MINUTE_MS);
      await expect.poll(mail, { timeout: 15_000 }).toMatchObject({ state: 'sent', failure: null });
    });
  },
  { env: { AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: String(line.localPort) } },
);

afterAll(async () => {
  await line.close();
  await new Promise<void>((resolve) => cutting.close(resolve));
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
