/** The time of day as blocks of black and white, so that a picture tells when it was taken. */
export const clockBits = 48
export const blockPixels = 8

/** 41 bits of milliseconds and seven that show whether they were read right. */
export function clockBlocks(ms: number): boolean[] {
  const bits = [...toBits(ms, 41), ...toBits(checkOf(ms), 7)]
  return bits
}

/** Null: this is no such picture. */
export function readClock(blocks: readonly boolean[]): number | null {
  const ms = fromBits(blocks.slice(0, 41))
  return fromBits(blocks.slice(41)) === checkOf(ms) ? ms : null
}

/** Never zero, so that a black picture is none. */
const checkOf = (ms: number) => (ms % 127) + 1

function toBits(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, at) => Math.floor(value / 2 ** (count - 1 - at)) % 2 === 1)
}

function fromBits(bits: readonly boolean[]): number {
  return bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0)
}
