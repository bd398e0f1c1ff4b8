import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { listen } from './listen.ts'
import { type Person, readForm, sendPeoplePage } from './people-page.ts'

interface GoogleServerOptions {
  clientId: string
  secret: string
  redirectUris: readonly string[]
  people: readonly Person[]
}

/** A real OpenID Connect issuer that makes the same claims as Google and requires PKCE. */
export function startGoogleServer(options: GoogleServerOptions) {
  return listen(url => {
    const provider = createProvider(url, options)
    const answer = provider.callback()
    return async (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      if (request.method === 'GET') return sendPeoplePage(response, 'Log in with Google', options.people)
      const accountId = (await readForm(request)).get('person') ?? ''
      return provider.interactionFinished(
        request,
        response,
        accountId === ''
          ? { error: 'access_denied', error_description: 'The person said no' }
          : { login: { accountId } },
      )
    }
  })
}

function createProvider(
  issuer: string,
  { clientId, secret, redirectUris, people }: GoogleServerOptions,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // As with Google, the id_token itself says who somebody is.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => {
        const person = people.find(one => one.id === id)
        return {
          sub: id,
          email: person?.email,
          email_verified: person?.email_verified ?? false,
          given_name: person?.first_name,
          family_name: person?.last_name,
        }
      },
    }),
    // Nobody is asked what the channel may know.
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } }
    }) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}
