import { randomBytes } from 'node:crypto'

/** 32 letters and digits that nobody mixes up when reading them out: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 100 random bits in five groups, as in `k7m2-9xqf-0c4h-wz3n-8t5b`. */
export function createReadablePassword(): string {
  // 256 is a multiple of 32, so every letter is as likely as the others.
  const letters = [...randomBytes(20)].map(byte => alphabet[byte % alphabet.length])
  return [0, 4, 8, 12, 16].map(at => letters.slice(at, at + 4).join('')).join('-')
}
