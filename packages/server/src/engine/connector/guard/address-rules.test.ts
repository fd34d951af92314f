import { describe, expect, it } from 'vitest';
import { AllowedNetworks } from './address-rules.ts';
import { EgressGuard } from './egress-guard.ts';

describe('An address', () => {
  const closed = new AllowedNetworks('');

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is closed', (address) => {
    expect(closed.allows(address)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1'])(
    '%s is open',
    (address) => {
      expect(closed.allows(address)).toBe(true);
    },
  );

  it('is opened by a list of networks, in either notation', () => {
    const some = new AllowedNetworks('10.0.0.0/8, 192.168.1.5,fd00::/8');
    expect(['10.9.9.9', '192.168.1.5', '::ffff:10.0.0.1', 'fd12::1'].every((one) => some.allows(one))).toBe(true);
    expect(['192.168.1.6', '127.0.0.1', 'fe80::1'].some((one) => some.allows(one))).toBe(false);
    expect(() => new AllowedNetworks('localhost')).toThrow('localhost');
  });
});

describe('The way out', () => {
  it('is closed when any address of a host is internal', async () => {
    const answers = [['1.1.1.1', '10.0.0.1'], ['1.1.1.1']];
    const guard = new EgressGuard(new AllowedNetworks(''), undefined, () => Promise.resolve(answers.shift() ?? []));
    await expect(guard.addressOf('both.example')).rejects.toMatchObject({ code: 'data-source/address-refused' });
    await expect(guard.addressOf('one.example')).resolves.toBe('1.1.1.1');
    await expect(guard.addressOf('none.example')).rejects.toMatchObject({ code: 'data-source/unreachable' });
  });
});
