/** Action Message Format 0: how RTMP writes its commands. */
export type Amf = number | boolean | string | null | Date | Amf[] | { [name: string]: Amf }

const maxDepth = 16

/** All values of a message. Throws for what is cut off, no AMF, or more than so many values, those inside others counted. */
export function decodeAmf0(bytes: Buffer, maxValues: number): Amf[] {
  let at = 0
  let count = 0

  function text(lengthBytes: 2 | 4): string {
    const length = bytes.readUIntBE(at, lengthBytes)
    const start = at + lengthBytes
    if (start + length > bytes.length) throw new RangeError('A text of the message is cut off')
    at = start + length
    return bytes.toString('utf8', start, at)
  }

  function double(): number {
    const value = bytes.readDoubleBE(at)
    at += 8
    return value
  }

  function object(depth: number): { [name: string]: Amf } {
    const entries: [string, Amf][] = []
    for (;;) {
      const name = text(2)
      if (name === '' && bytes[at] === 9) {
        at += 1
        return Object.fromEntries(entries)
      }
      entries.push([name, value(depth + 1)])
    }
  }

  function list(depth: number): Amf[] {
    const length = bytes.readUInt32BE(at)
    at += 4
    const items: Amf[] = []
    // The length alone is not to be trusted: a message may claim one that would fill the memory.
    for (let n = 0; n < length && at < bytes.length; n += 1) items.push(value(depth + 1))
    return items
  }

  function value(depth: number): Amf {
    count += 1
    if (count > maxValues) throw new RangeError('The message has too many values')
    if (depth > maxDepth) throw new RangeError('The message is nested too deeply')
    const type = bytes.readUInt8(at)
    at += 1
    switch (type) {
      case 0:
        return double()
      case 1:
        at += 1
        return bytes.readUInt8(at - 1) !== 0
      case 2:
        return text(2)
      case 3:
        return object(depth)
      case 5:
      case 6:
        return null
      case 8:
        at += 4
        return object(depth)
      case 10:
        return list(depth)
      case 11: {
        const date = new Date(double())
        at += 2
        return date
      }
      case 12:
        return text(4)
      default:
        throw new RangeError(`The message has a value of the unknown type ${type}`)
    }
  }

  const values: Amf[] = []
  while (at < bytes.length) values.push(value(0))
  return values
}

export function encodeAmf0(...values: Amf[]): Buffer {
  return Buffer.concat(values.map(encodeValue))
}

function encodeValue(value: Amf): Buffer {
  if (value === null) return Buffer.from([5])
  if (typeof value === 'boolean') return Buffer.from([1, value ? 1 : 0])
  if (typeof value === 'string') return Buffer.concat([Buffer.from([2]), encodeText(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes.writeDoubleBE(value, 1)
    return bytes
  }
  if (Array.isArray(value)) {
    const head = Buffer.alloc(5)
    head[0] = 10
    head.writeUInt32BE(value.length, 1)
    return Buffer.concat([head, ...value.map(encodeValue)])
  }
  if (value instanceof Date) {
    const bytes = Buffer.alloc(11)
    bytes[0] = 11
    bytes.writeDoubleBE(value.getTime(), 1)
    return bytes
  }
  const entries = Object.entries(value).flatMap(([name, inner]) => [encodeText(name), encodeValue(inner)])
  return Buffer.concat([Buffer.from([3]), ...entries, Buffer.from([0, 0, 9])])
}

function encodeText(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}
