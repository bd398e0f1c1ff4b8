import { BlockList, isIP } from 'node:net'
import type { TrustProxy } from '../config/trust-proxy.ts'

/** Whether what this address says about the hop before it is believed; hop 0 is the connection itself. */
export type Trust = (address: string | undefined, hop: number) => boolean

/**
 * Fastify reads addresses from the right, as long as they are trusted: what a visitor writes to the left of them stays
 * unread. It takes a function and no number: its own number trusts nobody.
 */
export function createTrust(trustProxy: TrustProxy): Trust {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  const networks = new BlockList()
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/')
    networks.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return (address = '') => {
    const family = isIP(address)
    return family !== 0 && networks.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
