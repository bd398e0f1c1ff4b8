import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as they travel. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function looksLikeSecret(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value)
}

/** What is stored of a secret. It has full entropy, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
