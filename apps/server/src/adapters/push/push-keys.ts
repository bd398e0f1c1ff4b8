import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { z } from 'zod'

/** Of an application server, RFC 8292: the public half as browsers take it, the private half as a JWK. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const halves = z.object({ x: z.string(), y: z.string() })
const privateJwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })
/** Services refuse what is good for longer than a day. */
const goodSeconds = 12 * 3_600

export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' })
  const { x, y } = halves.parse(jwk)
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: JSON.stringify(jwk) }
}

/** Identifies the sender, signed for one push service. */
export function signSender(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: URL; contact: string; now: Date },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1000) + goodSeconds
  const claims = { aud: endpoint.origin, exp, sub: `mailto:${contact}` }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({ format: 'jwk', key: privateJwk.parse(JSON.parse(privateKey)) })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
