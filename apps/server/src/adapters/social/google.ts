import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { z } from 'zod'
import { limitedFetch } from './limited-fetch.ts'
import type { SocialAccount, SocialProvider } from './social-provider.ts'

/** How long the issuer's configuration is kept. Its signing keys are fetched when an unknown one comes. */
const keptMs = 3_600_000

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

const refusal = z.object({ error: z.string() })

/** OpenID Connect: the identity is in a token that the issuer has signed for this client and this attempt. */
export function createGoogle(issuer: string): SocialProvider {
  const known = new Map<string, { configuration: Promise<Configuration>; until: number }>()

  const configurationOf = ({ clientId, secret }: SocialAccount): Promise<Configuration> => {
    const name = JSON.stringify([clientId, secret])
    const kept = known.get(name)
    if (kept && kept.until > performance.now()) return kept.configuration
    const configuration = discover(issuer, clientId, secret)
    known.set(name, { configuration, until: performance.now() + keptMs })
    // A failure is not kept: the next attempt asks again.
    configuration.catch(() => known.delete(name))
    return configuration
  }

  return {
    async isKnown({ clientId, secret, redirectUri }) {
      const { token_endpoint = '' } = (await discover(issuer, clientId, secret)).serverMetadata()
      // Who asks is looked at before what is asked for: a code that is none is refused in other words.
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: secret,
        redirect_uri: redirectUri,
        code: 'none',
      })
      const response = await limitedFetch(token_endpoint, { method: 'POST', body })
      const { error } = refusal.parse(await response.json())
      return error !== 'invalid_client' && error !== 'unauthorized_client'
    },
    async beginUrl(account, { state, nonce, verifier }) {
      const url = buildAuthorizationUrl(await configurationOf(account), {
        redirect_uri: account.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async finish(account, { state, nonce, verifier }, { code, iss }) {
      const answered = new URL(account.redirectUri)
      answered.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      const tokens = await authorizationCodeGrant(await configurationOf(account), answered, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      })
      const { sub, email, email_verified, given_name, family_name } = claims.parse(tokens.claims())
      return {
        subject: sub,
        email: email ?? null,
        email_verified: email_verified === true,
        first_name: given_name ?? '',
        last_name: family_name ?? '',
      }
    },
  }
}

async function discover(issuer: string, clientId: string, secret: string): Promise<Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  const metadata = { client_secret: secret, id_token_signed_response_alg: 'RS256' }
  return discovery(new URL(issuer), clientId, metadata, undefined, {
    [customFetch]: (url, { body, signal, ...options }) =>
      limitedFetch(url, {
        ...options,
        body: body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null),
        signal: signal ?? null,
      }),
    timeout: 5,
    // By itself the library trusts the connection and leaves the signature unread.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}
