/** Boxes of ISO/IEC 14496-12. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const size = content.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([uint32(size), Buffer.from(type, 'latin1'), ...content], size)
}

/** A box with a version and flags. */
export function fullBox(type: string, version: number, flags: number, ...content: Uint8Array[]): Buffer {
  return box(type, uint32((version << 24) | flags), ...content)
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export function uint16(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(2)
  bytes.writeUInt16BE(value)
  return bytes
}

export function uint64(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

export function zeros(count: number): Buffer {
  return Buffer.alloc(count)
}

export interface FoundBox {
  type: string
  /** Of the whole box. */
  start: number
  end: number
  /** What is inside it. */
  content: Buffer
}

/** Complete boxes only; a kill may have left half of one at the end. */
export function readBoxes(bytes: Buffer): FoundBox[] {
  const boxes: FoundBox[] = []
  let start = 0
  while (start + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(start)
    const end = start + size
    if (size < 8 || end > bytes.length) break
    boxes.push({
      type: bytes.toString('latin1', start + 4, start + 8),
      start,
      end,
      content: bytes.subarray(start + 8, end),
    })
    start = end
  }
  return boxes
}

export function findBox(bytes: Buffer, path: readonly string[]): Buffer | undefined {
  const [type, ...rest] = path
  const found = readBoxes(bytes).find(one => one.type === type)
  return found && (rest.length > 0 ? findBox(found.content, rest) : found.content)
}
