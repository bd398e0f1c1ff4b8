import { startFacebookServer } from './facebook-server.ts'
import { startGoogleServer } from './google-server.ts'
import type { Person } from './people-page.ts'

export type { Person }

/** What the channel under test is to the two providers. */
export const credentials = {
  google: { id: 'grandstand-google-client', secret: 'secret-of-the-google-client' },
  facebook: { id: '1234567890', secret: 'secret-of-the-facebook-app' },
} as const

interface IdentityServerOptions {
  /** Of the channels that may use it. */
  origins: readonly string[]
  google: readonly Person[]
  facebook: readonly Person[]
}

/** Google and Facebook on this machine, with real signed tokens. */
export async function startIdentityServer({ origins, google, facebook }: IdentityServerOptions) {
  const redirectUris = (provider: string) =>
    origins.map(origin => `${origin}/api/auth/login/${provider}/callback`)
  const [googleServer, facebookServer] = await Promise.all([
    startGoogleServer({
      clientId: credentials.google.id,
      secret: credentials.google.secret,
      redirectUris: redirectUris('google'),
      people: google,
    }),
    startFacebookServer({
      appId: credentials.facebook.id,
      secret: credentials.facebook.secret,
      redirectUris: redirectUris('facebook'),
      people: facebook,
    }),
  ])
  return {
    googleIssuer: googleServer.url,
    facebookUrl: facebookServer.url,
    async stop() {
      await Promise.all([googleServer.stop(), facebookServer.stop()])
    },
  }
}
