import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { listen } from '../../../e2e/support/listen.ts'

const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
type Key = typeof ownKey.privateKey

export interface Forgery {
  header?: object
  claims?: object
  /** Signs instead of the issuer's key. */
  key?: Key
  /** Changes the finished token. */
  change?: (token: string) => string
}

type TokenEndpoint = (response: ServerResponse, token: (forgery: Forgery) => string) => void

/** An issuer that says whatever a test wants, after its discovery has been honest. */
export async function startHostileIssuer(clientId: string) {
  let endpoint: TokenEndpoint = response => response.end()
  let nonce = ''
  let discoveries = 0
  const server = await listen(url => {
    const sign = ({ header = {}, claims = {}, key = ownKey.privateKey, change = same }: Forgery) => {
      const nowSeconds = Math.floor(Date.now() / 1000)
      const honest = {
        iss: url,
        aud: clientId,
        sub: 'victim',
        nonce,
        iat: nowSeconds,
        exp: nowSeconds + 300,
        email: 'victim@example.com',
        email_verified: true,
      }
      return change(signToken({ alg: 'RS256', kid: 'own', ...header }, { ...honest, ...claims }, key))
    }
    return (request, response) => {
      if (request.url === '/.well-known/openid-configuration') {
        discoveries += 1
        return sendJson(response, {
          issuer: url,
          authorization_endpoint: `${url}/auth`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        })
      }
      if (request.url === '/keys') {
        const jwk = ownKey.publicKey.export({ format: 'jwk' })
        return sendJson(response, { keys: [{ ...jwk, kid: 'own', use: 'sig', alg: 'RS256' }] })
      }
      if (request.url === '/token') return endpoint(response, sign)
      response.statusCode = 404
      response.end()
    }
  })
  return {
    ...server,
    discoveries: () => discoveries,
    publicKeyPem: ownKey.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    /** The nonce of the attempt that comes next. */
    expect(value: string) {
      nonce = value
    },
    answer(next: TokenEndpoint) {
      endpoint = next
    },
    answerWith(forgery: Forgery) {
      endpoint = (response, sign) =>
        sendJson(response, { access_token: 'x', token_type: 'Bearer', id_token: sign(forgery) })
    },
  }
}

const same = (token: string) => token
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signToken(header: object, claims: object, key: Key): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`
}

/** Other claims under the old signature. */
export function withClaims(token: string, claims: object): string {
  const [header = '', body = '', signature = ''] = token.split('.')
  const known = JSON.parse(Buffer.from(body, 'base64url').toString())
  return `${header}.${encode({ ...known, ...claims })}.${signature}`
}

export function unsigned(token: string): string {
  return `${encode({ alg: 'none' })}.${token.split('.')[1]}.`
}

/** Signed with what everybody knows as if it were a shared secret. */
export function signedByPublicKey(token: string, publicKey: string): string {
  const signed = `${encode({ alg: 'HS256' })}.${token.split('.')[1]}`
  return `${signed}.${createHmac('sha256', publicKey).update(signed).digest('base64url')}`
}

export function sendJson(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer))
}
