import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyChannel } from './apply-channel.ts'
import { freePort, startDemoServer } from './demo-server.ts'
import { credentials, type Person, startIdentityServer } from './identity-server.ts'

const channelKey = 'northern-league'

/** The demo channel with accounts at a Google and a Facebook of this machine. */
export async function startSocialServer(people: { google: readonly Person[]; facebook: readonly Person[] }) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const identity = await startIdentityServer({ origins: [origin], ...people })
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-social-'))
  const secretsFile = join(dir, 'secrets.yaml')
  const { google, facebook } = credentials
  await writeFile(
    secretsFile,
    `${channelKey}: { google_secret: ${google.secret}, facebook_secret: ${facebook.secret} }\n`,
  )
  const server = await startDemoServer({
    PORT: String(port),
    SECRETS_FILE: secretsFile,
    GOOGLE_ISSUER: identity.googleIssuer,
    FACEBOOK_URL: identity.facebookUrl,
    FACEBOOK_GRAPH_URL: identity.facebookUrl,
  })

  const accounts = `google: { client_id: ${google.id} }\nfacebook: { app_id: '${facebook.id}' }\n`
  // Without a pass to choose, a login leads straight back.
  await applyChannel(server, yaml => accounts + yaml, ['forms.yaml'])

  return {
    url: server.url,
    async stop() {
      await server.stop()
      await identity.stop()
      await rm(dir, { recursive: true })
    },
  }
}
