/** Bytes as they come from a socket, taken in the lengths that a protocol asks for. */
export interface ByteQueue {
  readonly length: number
  add(chunk: Buffer): void
  /** The next bytes without taking them; undefined until that many have come. */
  peek(count: number): Buffer | undefined
  take(count: number): Buffer | undefined
}

export function createByteQueue(): ByteQueue {
  let chunks: Buffer[] = []
  let length = 0

  function peek(count: number): Buffer | undefined {
    if (length < count) return undefined
    let [first] = chunks
    if (first === undefined) return Buffer.alloc(0)
    if (first.length < count) {
      first = Buffer.concat(chunks)
      chunks = [first]
    }
    return first.subarray(0, count)
  }

  return {
    get length() {
      return length
    },
    add(chunk) {
      if (chunk.length === 0) return
      chunks.push(chunk)
      length += chunk.length
    },
    peek,
    take(count) {
      const bytes = peek(count)
      const [first] = chunks
      if (!bytes || !first) return bytes
      length -= count
      if (first.length === count) chunks.shift()
      else chunks[0] = first.subarray(count)
      return bytes
    },
  }
}
