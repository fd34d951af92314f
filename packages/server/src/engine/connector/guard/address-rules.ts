import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that a request of ours must not reach unless an administrator opens them. @source RFC 6890 */
const INTERNAL: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** Networks of IPv6 that carry an address of IPv4 at this byte. @source RFC 4291, 6052, 3056 */
const CARRIERS: readonly (readonly [string, number])[] = [
  ['::ffff:0:0/96', 12],
  ['::/96', 12],
  ['64:ff9b::/96', 12],
  ['2002::/16', 2],
];

function toList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

const INTERNAL_LIST = toList(INTERNAL);

/** The 16 bytes of an IPv6 address. */
function bytesOf(address: string): number[] {
  const v4 = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const hex = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16);
  const plain = v4 ? address.replace(v4[0], `${hex(v4[1]!, v4[2]!)}:${hex(v4[3]!, v4[4]!)}`) : address;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}

/** The address of IPv4 that an address of IPv6 carries. */
function carriedBy(address: string): string | undefined {
  for (const [network, at] of CARRIERS) {
    if (toList([network]).check(address, 'ipv6'))
      return bytesOf(address)
        .slice(at, at + 4)
        .join('.');
  }
  return undefined;
}

/** Networks as an administrator lists them: `10.0.0.0/8, 192.168.1.5, fd00::/8`. */
export class AllowedNetworks {
  private readonly list: BlockList;

  /** @throws Error for what is no network */
  constructor(networks: string) {
    const names = networks
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    for (const name of names) {
      if (isIP(name.split('/')[0] ?? '') === 0) throw new Error(`"${name}" is no address or network`);
    }
    this.list = toList(names);
  }

  /** Whether an address may be reached: a public one, or one that is listed. */
  allows(address: string): boolean {
    const bare = address.split('%')[0]!;
    const family = isIPv6(bare) ? 'ipv6' : 'ipv4';
    if (isIP(bare) === 0) return false;
    if (this.list.check(bare, family)) return true;
    const carried = family === 'ipv6' ? carriedBy(bare) : undefined;
    if (carried !== undefined && bare !== '::' && bare !== '::1') return this.allows(carried);
    return !INTERNAL_LIST.check(bare, family);
  }
}
