import { isIP } from 'node:net'
import { z } from 'zod'

/** How many proxies stand before the server, or in which networks they are. False: none, so no header is believed. */
export type TrustProxy = false | number | string[]

const maxProxies = 9

/** `true` is not taken: to believe every hop is to believe what visitors claim about themselves. */
export const trustProxy = z.string().transform((text, refinement): TrustProxy => {
  if (['0', 'false'].includes(text)) return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map(entry => readNetwork(entry.trim()))
  const known = networks.filter(network => network !== null)
  if (known.length === networks.length) return known
  refinement.addIssue(
    `must be the number of proxies before this server (1 to ${maxProxies}, 0 for none) or their networks like 10.0.0.0/8,::1`,
  )
  return z.NEVER
})

/** An address is a network of one. Null: not a network, or everybody's. */
function readNetwork(text: string): string | null {
  const [, address = '', bits] = text.match(/^([^/]+)(?:\/(\d{1,3}))?$/) ?? []
  const family = isIP(address)
  if (family === 0) return null
  const most = family === 4 ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  return prefix >= 1 && prefix <= most ? `${address}/${prefix}` : null
}
