import { describe, expect, it } from 'vitest';
import { NEW_SHARE, nameWithoutValue, originsOf, toChanged, toCreated } from './share-values.ts';

describe('the form of a share', () => {
  it('reads origins however they are parted', () => {
    expect(originsOf(' https://a.example\nhttps://b.example，https://c.example ')).toEqual([
      'https://a.example',
      'https://b.example',
      'https://c.example',
    ]);
    expect(originsOf(' \n')).toEqual([]);
  });

  it('sends no empty password with a new share', () => {
    expect(toCreated('wall', { ...NEW_SHARE, sharePassword: ' ' })).not.toHaveProperty('sharePassword');
    expect(toCreated('wall', { ...NEW_SHARE, sharePassword: 'x', locked: { a: 1 } })).toMatchObject({
      reportCode: 'wall',
      sharePassword: 'x',
      parameters: { a: 1 },
    });
  });

  it('keeps, changes or removes the password of one that is there', () => {
    const change = (passwordChange: 'keep' | 'set' | 'remove') =>
      toChanged('1', { ...NEW_SHARE, passwordChange, sharePassword: 'new' }, true).sharePassword;
    expect([change('keep'), change('set'), change('remove')]).toEqual([undefined, 'new', '']);
  });

  it('leaves locked parameters alone for who may not lock', () => {
    const values = { ...NEW_SHARE, locked: { a: '1' } };
    expect(toChanged('1', values, false)).not.toHaveProperty('parameters');
    expect(toChanged('1', values, true).parameters).toEqual({ a: '1' });
  });

  it('names a locked parameter without a value', () => {
    expect(nameWithoutValue({ ...NEW_SHARE, locked: { a: 0, b: '' } })).toBe('b');
    expect(nameWithoutValue(NEW_SHARE)).toBeUndefined();
  });
});
