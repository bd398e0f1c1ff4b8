import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { limitedFetch } from './limited-fetch.ts'
import type { SocialProvider } from './social-provider.ts'

const version = 'v23.0'

const token = z.object({ access_token: z.string().min(1).max(4000) })
const person = z.object({
  id: z.string().min(1).max(255),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
})

/** OAuth 2 and the Graph API: the user's identity must be fetched with the token that the code is exchanged for. */
export function createFacebook({ url, graphUrl }: { url: string; graphUrl: string }): SocialProvider {
  return {
    async isKnown({ clientId, secret }) {
      const asApp = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: secret,
      })
      const url = new URL(`/${version}/oauth/access_token`, graphUrl)
      const { status } = await limitedFetch(url.href, { method: 'POST', body: asApp })
      if (status >= 500 || status === 429) throw new Error(`Facebook answered ${status}.`)
      return status === 200
    },
    async beginUrl(account, { state, verifier }) {
      const dialog = new URL(`/${version}/dialog/oauth`, url)
      dialog.search = new URLSearchParams({
        client_id: account.clientId,
        redirect_uri: account.redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return dialog.href
    },
    async finish(account, { verifier }, { code }) {
      const exchange = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: account.clientId,
        client_secret: account.secret,
        redirect_uri: account.redirectUri,
        code,
        code_verifier: verifier,
      })
      const { access_token } = token.parse(
        await ask(new URL(`/${version}/oauth/access_token`, graphUrl), { method: 'POST', body: exchange }),
      )
      const me = new URL(`/${version}/me`, graphUrl)
      me.search = new URLSearchParams({
        fields: 'id,email,first_name,last_name',
        // Shows that who holds the token is the app, so a token that leaked elsewhere is refused.
        appsecret_proof: createHmac('sha256', account.secret).update(access_token).digest('hex'),
      }).toString()
      const found = person.parse(await ask(me, { headers: { authorization: `Bearer ${access_token}` } }))
      return {
        subject: found.id,
        email: found.email ?? null,
        // Facebook never says whether an address was proved.
        email_verified: false,
        first_name: found.first_name ?? '',
        last_name: found.last_name ?? '',
      }
    },
  }
}

async function ask(url: URL, options: RequestInit): Promise<unknown> {
  const response = await limitedFetch(url.href, options)
  // The body may repeat the secret or the code, so the error has only the status.
  if (response.status !== 200) throw new Error(`Facebook answered ${response.status}.`)
  return response.json()
}
