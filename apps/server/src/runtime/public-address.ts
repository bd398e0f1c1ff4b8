import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is nobody's on the internet: this machine, its network, and what is kept back. */
const inner = new BlockList()
for (const [network, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ['224.0.0.0', 3] as const,
])
  inner.addSubnet(network, bits, 'ipv4')
/** Of IPv6 only what is given out is somebody's; ways to IPv4 inside of it are left out. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
inner.addSubnet('2001::', 32, 'ipv6')
inner.addSubnet('2001:db8::', 32, 'ipv6')
inner.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return isIP(address) === 6 && given.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Looks names up as usual, and refuses those that lead inside: asked at each connection, so that no later answer of a name server does. */
export const lookUpPublic: LookupFunction = (host, options, answer) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return answer(Object.assign(new Error('The address is not public'), { code: 'NOT_PUBLIC' }), '')
    if (options.all) return answer(null, found)
    answer(null, first.address, first.family)
  })
}
