import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts and signs what leaves the server and must come back unread and unchanged. */
export interface Sealer {
  seal(purpose: string, text: string): string
  /** Null for what was not sealed here, or for another purpose. */
  open(purpose: string, sealed: string): string | null
  /** A hash that needs the server's key: of a text that is short enough to be found by trying. */
  digest(purpose: string, text: string): string
}

const ivBytes = 12
const tagBytes = 16

export function createSealer(secretKey: string): Sealer {
  const keys = new Map<string, Buffer>()
  /** A key of its own for each purpose: what was sealed for one opens nowhere else. */
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  return {
    seal(purpose, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    digest: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
  }
}
