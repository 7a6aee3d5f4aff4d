import { BlockList, isIPv6 } from 'node:net';

/** Networks that no visitor from the internet has: this machine, containers, a local network. */
const LOCAL_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL_NETWORKS.addSubnet(network, bits, 'ipv4');
LOCAL_NETWORKS.addAddress('::1', 'ipv6');
LOCAL_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
LOCAL_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** Whether connections from this address may come from a proxy, so belong to many clients. */
export function isProxyAddress(address: string): boolean {
  return LOCAL_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** What one client has: an IPv4 address, or the first half of an IPv6 address (a /64 network). */
export function clientOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/iu.exec(address) ?? [];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after = ''] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
