import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { PUBLISH_WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';

/** Addresses that no public server has (RFC 6890). */
const PRIVATE_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
];
/** With 6to4, whose addresses contain any IPv4 address. */
const PRIVATE_IPV6 = ['::/127', '64:ff9b:1::/48', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'];
const NAT64 = { prefix: '64:ff9b::', bits: 96 };

/** It also matches these addresses when they are mapped to IPv6. */
const privateNetworks = new BlockList();
for (const subnet of PRIVATE_IPV4) {
  const [network = '', bits] = subnet.split('/');
  privateNetworks.addSubnet(network, Number(bits), 'ipv4');
  privateNetworks.addSubnet(NAT64.prefix + network, NAT64.bits + Number(bits), 'ipv6');
}
for (const subnet of PRIVATE_IPV6) {
  const [network = '', bits] = subnet.split('/');
  privateNetworks.addSubnet(network, Number(bits), 'ipv6');
}

/** Whether an IP address belongs to this computer or to a network that is not public. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The IP address of a public host. Connect to this address, not to the name: the name may lead
 * elsewhere a moment later.
 *
 * @param host a name, or an IP address, in brackets if it is IPv6
 * @throws In words for the owner, if any address of the host is private; as Node, if there is none.
 */
export async function resolvePublicHost(host: string): Promise<string> {
  const name = host.replace(/^\[(.*)\]$/u, '$1');
  const addresses = await lookup(name, { all: true, hints: ADDRCONFIG });
  if (addresses.some(({ address }) => isPrivateAddress(address)))
    throw new PublishError(PUBLISH_WORDS.privateNetwork);
  return addresses[0]?.address ?? name;
}
