/** Bits of an H.264 parameter set, without its emulation prevention bytes. */
export interface BitReader {
  bits(count: number): number
  flag(): boolean
  /** Exp-Golomb codes, unsigned and signed. */
  unsigned(): number
  signed(): number
}

export class BitReaderEnd extends Error {}

export function createBitReader(escaped: Uint8Array): BitReader {
  const bytes = withoutEscapes(escaped)
  let position = 0

  function bit(): number {
    const byte = bytes[position >> 3]
    if (byte === undefined) throw new BitReaderEnd('The parameter set ends too early')
    const value = (byte >> (7 - (position & 7))) & 1
    position += 1
    return value
  }

  function bits(count: number): number {
    let value = 0
    for (let n = 0; n < count; n += 1) value = value * 2 + bit()
    return value
  }

  function unsigned(): number {
    let zeros = 0
    while (bit() === 0) {
      zeros += 1
      if (zeros > 32) throw new BitReaderEnd('The parameter set has a number that is too long')
    }
    return 2 ** zeros - 1 + bits(zeros)
  }

  return {
    bits,
    flag: () => bit() === 1,
    unsigned,
    signed() {
      const code = unsigned()
      return code % 2 === 1 ? (code + 1) / 2 : -code / 2
    },
  }
}

function withoutEscapes(escaped: Uint8Array): Uint8Array {
  return escaped.filter(
    (byte, index) => !(byte === 3 && index > 1 && escaped[index - 1] === 0 && escaped[index - 2] === 0),
  )
}
