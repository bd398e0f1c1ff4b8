/** Bytes as they come from a socket, taken in the lengths that a protocol asks for. */
export interface ByteQueue {
  readonly length: number
  add(chunk: Buffer): void
  /** The next bytes without taking them; undefined until that many have come. */
  peek(count: number): Buffer | undefined
  take(count: number): Buffer | undefined
}

/** Each chunk costs memory beside its bytes: many that are smaller than this on average are joined. */
const smallBytes = 512
const fewChunks = 64

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
      if (chunks.length > Math.max(fewChunks, length / smallBytes)) chunks = [Buffer.concat(chunks)]
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
