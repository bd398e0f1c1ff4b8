import { isIP } from 'node:net'

/** HAProxy's PROXY protocol: what comes first on a connection from a proxy, and says from where it was made. */
const signature = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1')
const firstLine = Buffer.from('PROXY ', 'latin1')
/** The longest line of version 1, by its specification. */
const maxLineBytes = 107
const fixedBytes = 16
/** Of version 2 with the extras that a proxy may add; no proxy of ours sends so many. */
const maxExtraBytes = 1_024
const proxyCommand = 0x21
const localCommand = 0x20
const overTcp4 = 0x11
const overTcp6 = 0x21

export interface ProxyHeader {
  /** Null: there is no header, or the proxy speaks for itself, as when it looks whether the server is there. */
  ip: string | null
  /** Where the connection's own bytes begin. */
  bytes: number
}

/** Null: more has to come. Throws for what begins as a header and is none. */
export function readProxyHeader(received: Buffer): ProxyHeader | null {
  if (startsAs(received, signature)) return readBinary(received)
  if (startsAs(received, firstLine)) return readLine(received)
  return { ip: null, bytes: 0 }
}

const startsAs = (received: Buffer, expected: Buffer) => {
  const shared = Math.min(received.length, expected.length)
  return received.subarray(0, shared).equals(expected.subarray(0, shared))
}

/** `PROXY TCP4 192.0.2.1 198.51.100.7 56324 1935\r\n` */
function readLine(received: Buffer): ProxyHeader | null {
  const end = received.subarray(0, maxLineBytes).indexOf('\r\n')
  if (end < 0) {
    if (received.length >= maxLineBytes) throw new RangeError('The line of a PROXY header is too long')
    return null
  }
  const [, protocol = '', source = ''] = received.toString('latin1', 0, end).split(' ')
  const bytes = end + 2
  if (protocol === 'UNKNOWN') return { ip: null, bytes }
  const family = protocol === 'TCP4' ? 4 : protocol === 'TCP6' ? 6 : 0
  if (family === 0 || isIP(source) !== family) throw new RangeError('The line of a PROXY header is wrong')
  return { ip: source, bytes }
}

function readBinary(received: Buffer): ProxyHeader | null {
  if (received.length < fixedBytes) return null
  const [command = 0, family = 0] = received.subarray(signature.length)
  const extra = received.readUInt16BE(signature.length + 2)
  if (extra > maxExtraBytes) throw new RangeError('A PROXY header is too long')
  const bytes = fixedBytes + extra
  if (received.length < bytes) return null
  if (command === localCommand) return { ip: null, bytes }
  if (command !== proxyCommand) throw new RangeError('A PROXY header has an unknown command')
  const addresses = received.subarray(fixedBytes, bytes)
  if (family === overTcp4 && extra >= 12) return { ip: [...addresses.subarray(0, 4)].join('.'), bytes }
  if (family === overTcp6 && extra >= 36) return { ip: readIpv6(addresses), bytes }
  throw new RangeError('A PROXY header has addresses of an unknown kind')
}

function readIpv6(addresses: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, group) => addresses.readUInt16BE(group * 2).toString(16))
  return groups.join(':')
}
