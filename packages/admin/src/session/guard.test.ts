import { describe, expect, it } from 'vitest';
import { afterLogin, guardOf } from './guard.ts';

const open = { requireAuth: false, permission: '' };
const page = { requireAuth: true, permission: 'datasourceManage' };
const stranger = { token: null, authorities: [] };
const staff = { token: 't', authorities: ['datasourceManage:query'] };

describe('the navigation guard', () => {
  it('sends a signed-in user from the login page home', () => {
    expect(guardOf('/login', '/login', open, staff)).toEqual({ kind: 'redirect', to: '/index' });
    expect(guardOf('/login', '/login', open, stranger)).toEqual({ kind: 'enter' });
  });

  it('sends a user who has just signed in back to the page that was asked for', () => {
    const address = '/login?redirect=%2Freport%2Fexcel-import';
    expect(guardOf('/login', address, open, staff)).toEqual({ kind: 'redirect', to: '/report/excel-import' });
  });

  it('asks a stranger to log in and remembers the way back', () => {
    expect(guardOf('/report/report', '/report/report?a=1&b=2', page, stranger)).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Freport%2Freport%3Fa%3D1%26b%3D2',
    });
  });

  it('lets in who holds the permission or any of its actions, and nobody else', () => {
    expect(guardOf('/report/excel-import', '/x', page, staff)).toEqual({ kind: 'enter' });
    expect(guardOf('/report/excel-import', '/x', page, { token: 't', authorities: [] })).toEqual({ kind: 'forbidden' });
  });

  it('lets everybody into open pages', () => {
    expect(guardOf('/404', '/404', open, stranger)).toEqual({ kind: 'enter' });
  });
});

describe('the way back after login', () => {
  it('leads to the page that was asked for', () => {
    expect(afterLogin('/report/report?x=1')).toBe('/report/report?x=1');
  });

  it('never leads to another site or to the login page again', () => {
    for (const address of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/login',
      '/login?redirect=/a',
    ]) {
      expect(afterLogin(address), String(address)).toBe('/index');
    }
  });
});
