import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** For requests between processes of the deployment: one with SECRET_KEY belongs to it. */
export interface InnerSigner {
  /** For a request that goes out now. */
  sign(method: string, path: string): string
  isSigned(method: string, path: string, signature: unknown): boolean
}

/** As far as the machines' clocks may differ, and a request may take to arrive. */
const lifeMs = 60_000

export function createInnerSigner(secretKey: string): InnerSigner {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'inner-request', 32)))
  const macOf = (body: string) => createHmac('sha256', key).update(body).digest('hex')
  return {
    sign(method, path) {
      const madeAtMs = Date.now()
      return `${madeAtMs}-${macOf(`${madeAtMs} ${method} ${path}`)}`
    },
    isSigned(method, path, signature) {
      const [, madeAtMs = '', mac = ''] = String(signature ?? '').match(/^(\d{1,15})-([0-9a-f]{64})$/) ?? []
      if (mac === '' || Math.abs(Date.now() - Number(madeAtMs)) > lifeMs) return false
      return timingSafeEqual(Buffer.from(macOf(`${madeAtMs} ${method} ${path}`)), Buffer.from(mac))
    },
  }
}
