import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { credentials } from '../../../e2e/support/identity-server.ts'
import { listen } from '../../../e2e/support/listen.ts'
import { userIdentities } from '../src/db/tables.ts'
import {
  type Forgery,
  foreignKey,
  sendJson,
  signedByPublicKey,
  startHostileIssuer,
  unsigned,
  withClaims,
} from './hostile-issuer.ts'
import { serveTests } from './serve-tests.ts'
import { buildSocialChannel, codeOf, createVisitor, publicUrl, secretsYaml } from './social-visitor.ts'
import { startTestServer } from './start-test-server.ts'

let answerGraph: (path: string) => object | 'silence' = () => ({})

const issuer = await startHostileIssuer(credentials.google.id)
/** A Facebook that does what a test wants. */
const graph = await listen(() => (request, response) => {
  const answer = answerGraph(request.url ?? '')
  if (answer !== 'silence') sendJson(response, answer)
})
afterAll(() => Promise.all([issuer.stop(), graph.stop()]))
const server = await serveTests({
  channels: [buildSocialChannel('alpha'), buildSocialChannel('beta')],
  secrets: secretsYaml,
  config: {
    publicUrl,
    googleIssuer: issuer.url,
    facebookUrl: graph.url,
    facebookGraphUrl: graph.url,
  },
})

/** From the button to the way back; the provider has let the person pass. */
async function comeBack(provider: 'google' | 'facebook', parameters: Record<string, string> = {}) {
  const visitor = await createVisitor(server)
  const { json } = await visitor.begin(provider)
  const there = new URL(json.redirect_url)
  issuer.expect(there.searchParams.get('nonce') ?? '')
  const url = new URL(`/api/auth/login/${provider}/callback`, publicUrl)
  url.search = new URLSearchParams({
    code: 'any',
    state: there.searchParams.get('state') ?? '',
    ...parameters,
  }).toString()
  return visitor.comeBack(url)
}
const refused = '/login?social_error=provider'
const identities = () => server.ctx.db.select().from(userIdentities)

describe('an id_token', () => {
  it('that the issuer signed for this channel and this attempt logs the user in', async () => {
    issuer.answerWith({})
    expect(codeOf(await comeBack('google'))).not.toBe('')
  })

  const past = Math.floor(Date.now() / 1000) - 3600
  it.each<[string, Forgery]>([
    ['claims other than the signed ones', { change: token => withClaims(token, { sub: 'somebody' }) }],
    ['the signature of another key', { key: foreignKey.privateKey }],
    ['an unknown key', { header: { kid: 'unknown' }, key: foreignKey.privateKey }],
    ['no signature (alg none)', { change: unsigned }],
    ['a cut-off signature', { change: token => token.slice(0, -10) }],
    ['the public key as a secret', { change: token => signedByPublicKey(token, issuer.publicKeyPem) }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['more than one audience', { claims: { aud: [credentials.google.id, 'another-client'] } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['another nonce', { claims: { nonce: 'of-another-attempt' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a time that has passed', { claims: { iat: past, exp: past + 300 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['rubbish', { change: () => 'a.b.c' }],
  ])('with %s is refused', async (_name, forgery) => {
    issuer.answerWith(forgery)
    expect((await comeBack('google')).headers.location).toBe(refused)
    expect(await identities()).toEqual([])
  })

  it('that is missing is refused, whatever else is there', async () => {
    issuer.answer(response => sendJson(response, { access_token: 'x', token_type: 'Bearer' }))
    expect((await comeBack('google')).headers.location).toBe(refused)
  })

  it('is not fetched if another issuer claims to have answered', async () => {
    issuer.answerWith({})
    expect((await comeBack('google', { iss: 'https://evil.example' })).headers.location).toBe(refused)
  })

  it('counts as verified only if it says exactly so', async () => {
    const { userId } = await server.userKey(server.alphaId, 'victim@example.com')
    await server.ctx.db.execute(`update users set email_verified_at = now() where id = ${userId}`)
    for (const email_verified of ['true', 1, null, undefined]) {
      issuer.answerWith({ claims: { email_verified } })
      expect(codeOf(await comeBack('google'))).toBe('')
    }
    expect(await identities()).toEqual([])
  })

  it('gives a name on one line', async () => {
    issuer.answerWith({
      claims: {
        sub: 'long',
        email: 'long@example.com',
        given_name: 'Eve\r\nBcc: all@example.com',
        family_name: 'x'.repeat(500),
      },
    })
    const visitor = await createVisitor(server)
    const begun = new URL((await visitor.begin('google')).json.redirect_url)
    issuer.expect(begun.searchParams.get('nonce') ?? '')
    const url = new URL('/api/auth/login/google/callback', publicUrl)
    url.search = new URLSearchParams({
      code: 'any',
      state: begun.searchParams.get('state') ?? '',
    }).toString()
    const { json } = await visitor.redeem(codeOf(await visitor.comeBack(url)))
    expect(json).toMatchObject({ first_name: 'Eve Bcc: all@example.com', last_name: 'x'.repeat(100) })
  })
})

describe('a provider', () => {
  it('is asked for its configuration once, not at every login', async () => {
    issuer.answerWith({})
    await comeBack('google')
    const before = issuer.discoveries()
    await comeBack('google')
    await comeBack('google')
    expect(issuer.discoveries()).toBe(before)
  })

  it('that is slow is abandoned after seconds, and other requests do not wait', async () => {
    issuer.answer(() => {})
    answerGraph = () => 'silence'
    const startedAt = performance.now()
    const attempts = [comeBack('google'), comeBack('facebook')]
    expect((await server.ask('/api/channel-config')).status).toBe(200)
    for (const { headers } of await Promise.all(attempts)) expect(headers.location).toBe(refused)
    expect(performance.now() - startedAt).toBeGreaterThan(4_000)
  }, 30_000)

  it('that sends more than it needs to is abandoned', async () => {
    issuer.answer((response, sign) =>
      sendJson(response, {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: sign({}),
        padding: ' '.repeat(300 * 1024),
      }),
    )
    expect((await comeBack('google')).headers.location).toBe(refused)
  })

  it('that never stops sending is abandoned', async () => {
    issuer.answer(response => {
      response.setHeader('content-type', 'application/json')
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
      }
      response.on('drain', more)
      more()
    })
    expect((await comeBack('google')).headers.location).toBe(refused)
  })

  it('that redirects is not followed', async () => {
    const reached: string[] = []
    const elsewhere = await listen(() => (request, response) => {
      reached.push(request.url ?? '')
      response.end()
    })
    issuer.answer(response => {
      response.statusCode = 307
      response.setHeader('location', `${elsewhere.url}/token`)
      response.end()
    })
    expect((await comeBack('google')).headers.location).toBe(refused)
    expect(reached).toEqual([])
    await elsewhere.stop()
  })

  it.each([
    {},
    { access_token: 7 },
    { access_token: 'x', id: '' },
    { access_token: 'x', id: { $ne: null } },
    { error: { message: 'no' } },
  ])('that answers %o proves nobody', async answer => {
    answerGraph = () => answer
    expect((await comeBack('facebook')).headers.location).toBe(refused)
  })

  it('that is down lets no login begin, says so, and is asked again later', async () => {
    const port = await freePort()
    const down = await startTestServer({
      channels: [buildSocialChannel('alpha'), buildSocialChannel('beta')],
      secrets: secretsYaml,
      config: {
        publicUrl,
        googleIssuer: `http://127.0.0.1:${port}`,
      },
    })
    try {
      const visitor = await createVisitor(down)
      const { status, json, headers } = await visitor.begin('google')
      expect(status).toBe(503)
      expect(json.error.code).toBe('unavailable')
      expect(headers['set-cookie']).toBeUndefined()
      const url = `http://127.0.0.1:${port}`
      const again = createServer((_request, response) =>
        sendJson(response, { issuer: url, authorization_endpoint: `${url}/auth`, jwks_uri: `${url}/keys` }),
      )
      await new Promise<void>(resolve => again.listen(port, '127.0.0.1', resolve))
      expect((await visitor.begin('google')).status).toBe(200)
      await new Promise(resolve => again.close(resolve))
    } finally {
      await down.stop()
    }
  })
})

async function freePort(): Promise<number> {
  const probe = await listen(() => () => {})
  await probe.stop()
  return Number(new URL(probe.url).port)
}
