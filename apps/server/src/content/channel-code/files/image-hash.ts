import { createHash } from 'node:crypto'

/** Names the bytes of a picture; 128 bits of SHA-256 keep addresses short. */
export function imageHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
