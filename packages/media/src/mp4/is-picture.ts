import { BitReaderEnd, createBitReader } from './bit-reader.ts'

const slice = 1
const keySlice = 5
/** All kinds of slices, those of several partitions and layers too. */
const slices: readonly number[] = [slice, 2, keySlice, 20]
/** Of a slice, so much holds what is looked at. */
const headBytes = 16

/**
 * Whether these bytes can be an H.264 picture: whole units whose lengths add up, among them a slice with a plausible header.
 * Players give up on anything else. Only a decoder knows whether the rest decodes.
 */
export function isPicture(bytes: Buffer, lengthBytes: number): boolean {
  let hasSlice = false
  let at = 0
  while (at < bytes.length) {
    const begin = at + lengthBytes
    if (begin >= bytes.length) return false
    const length = bytes.readUIntBE(at, lengthBytes)
    const end = begin + length
    const head = bytes.readUInt8(begin)
    const isForbidden = (head & 0x80) !== 0
    if (length === 0 || end > bytes.length || isForbidden) return false
    const type = head & 0x1f
    if (slices.includes(type)) {
      if ((type === slice || type === keySlice) && !isSlice(bytes.subarray(begin, end), type)) return false
      hasSlice = true
    }
    at = end
  }
  return hasSlice
}

/** By the first numbers of its header (ITU-T H.264, 7.3.3). */
function isSlice(unit: Buffer, type: number): boolean {
  try {
    const reader = createBitReader(unit.subarray(1, headBytes))
    reader.unsigned()
    const kind = reader.unsigned()
    const parameterSet = reader.unsigned()
    // Of a key picture all slices are of the kinds that need no other.
    const isKind = type === keySlice ? kind % 5 === 2 || kind % 5 === 4 : true
    return kind <= 9 && isKind && parameterSet <= 255
  } catch (error) {
    if (error instanceof BitReaderEnd) return false
    throw error
  }
}
