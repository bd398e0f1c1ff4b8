import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { credentials, startIdentityServer } from '../../../e2e/support/identity-server.ts'
import { listen } from '../../../e2e/support/listen.ts'
import { auditLog, channelServices } from '../src/db/tables.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'
import {
  buildSocialChannel,
  codeOf,
  createVisitor,
  originOfChannel,
  passProvider,
  publicUrl,
} from './social-visitor.ts'
import { enterStudio } from './studio-client.ts'

const fan = {
  id: 'fan',
  email: 'fan@example.com',
  email_verified: true,
  first_name: 'Grace',
  last_name: 'Stand',
}
const identity = await startIdentityServer({
  origins: [originOfChannel('alpha')],
  google: [fan],
  facebook: [fan],
})
afterAll(() => identity.stop())
/** As reCAPTCHA's: a secret is good or not, and the token here is none. */
const verifier = await listen(() => async (request, response) => {
  const form = new URLSearchParams(await text(request))
  const codes = ['invalid-input-response', ...(form.get('secret') === 'good' ? [] : ['invalid-input-secret'])]
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: false, 'error-codes': codes }))
})
afterAll(() => verifier.stop())

const config = {
  publicUrl,
  googleIssuer: identity.googleIssuer,
  facebookUrl: identity.facebookUrl,
  facebookGraphUrl: identity.facebookUrl,
  recaptchaUrl: `${verifier.url}/siteverify`,
}
const server = await serveTests({
  channels: [
    buildChannel('alpha', { 'google-analytics': { 'google-tag': 'G-AB12CD34EF' } }),
    buildSocialChannel('beta'),
  ],
  secrets: 'beta: { google_secret: from-the-file }\n',
  config,
})
const owner = await enterStudio(server, 'alpha@example.com', server.alphaId)
const chief = await enterStudio(server, 'owner@example.com')
const path = '/channels/alpha/services'
const { google, facebook } = credentials
const connect = async (service: string, public_id: string, secret: string) =>
  (await owner.post(path, { service, public_id, secret })).json
const find = async (service: string) =>
  (await owner.get(path)).json.items.find((each: { service: string }) => each.service === service)
const settingsNow = async () => (await server.ask('/api/settings')).json

describe('an account of a channel elsewhere', () => {
  it('is kept only if the service knows its id with its secret', async () => {
    const refused = { problem: 'refused', is_tried: true }
    expect(await connect('google', google.id, 'wrong')).toEqual(refused)
    expect(await connect('google', 'somebody-else', google.secret)).toEqual(refused)
    expect(await connect('facebook', facebook.id, 'wrong')).toEqual(refused)
    expect(await connect('recaptcha', 'site-key', 'wrong')).toEqual(refused)
    expect(await server.ctx.db.$count(channelServices)).toBe(0)
    expect(await find('google')).toEqual({
      service: 'google',
      source: 'none',
      public_id: null,
      redirect_url: `${originOfChannel('alpha')}/api/auth/login/google/callback`,
      set_by: null,
      set_at: null,
      is_lost: false,
    })
  })

  it('is not kept while the service does not answer, and that is told', async () => {
    const away = await serveTests({
      config: {
        ...config,
        googleIssuer: 'http://127.0.0.1:9',
        facebookGraphUrl: 'http://127.0.0.1:9',
        recaptchaUrl: 'http://127.0.0.1:9',
      },
    })
    const lone = await enterStudio(away, 'owner@example.com')
    for (const service of ['google', 'facebook', 'recaptcha'])
      expect((await lone.post(path, { service, public_id: 'an-id', secret: 'a-secret' })).json).toEqual({
        problem: 'unreachable',
        is_tried: true,
      })
    expect(await away.ctx.db.$count(channelServices)).toBe(0)
  })

  it.each([
    ['google', google],
    ['facebook', facebook],
  ] as const)('%s lets fans in from then on, without a restart', async (provider, { id, secret }) => {
    expect(await connect(provider, id, secret)).toEqual({ problem: null, is_tried: true })
    expect((await settingsNow()).social_providers).toContain(provider)
    const visitor = await createVisitor(server)
    const { json } = await visitor.begin(provider)
    const back = await visitor.comeBack(await passProvider(json.redirect_url, 'fan'))
    expect((await visitor.redeem(codeOf(back))).json).toMatchObject({
      step: 'register',
      email: 'fan@example.com',
    })
    expect(await find(provider)).toMatchObject({
      source: 'studio',
      public_id: id,
      set_by: 'alpha@example.com',
    })
  })

  it('asks visitors for a captcha, and reports sales to Google, once it is typed', async () => {
    const alphaNow = async () => {
      const channel = await server.ctx.channels.findByKey('alpha')
      if (!channel) throw new Error('no channel')
      return channel
    }
    expect((await settingsNow()).recaptcha_site_key).toBeNull()
    expect(server.ctx.googleAnalytics.find(await alphaNow())).toBeNull()
    expect(await connect('recaptcha', 'site-key', 'good')).toEqual({ problem: null, is_tried: true })
    expect(await connect('google_analytics', '', 'of-the-stream')).toEqual({ problem: null, is_tried: false })
    expect((await settingsNow()).recaptcha_site_key).toBe('site-key')
    expect(server.ctx.googleAnalytics.find(await alphaNow())).not.toBeNull()
    expect(await connect('google_analytics', 'G-OTHER', 'x')).toMatchObject({
      error: { code: 'invalid_request' },
    })
  })

  it('has its secret sealed, shown to nobody, and said to be lost under another key', async () => {
    const rows = await server.ctx.db.select().from(channelServices)
    expect(rows).toHaveLength(4)
    const seen = [rows, await server.ctx.db.select().from(auditLog), (await owner.get(path)).json]
    for (const { secret } of [google, facebook]) expect(JSON.stringify(seen)).not.toContain(secret)
    await server.ctx.db.update(channelServices).set({ sealed_secret: server.ctx.sealer.seal('else', 'x') })
    await expect
      .poll(() => find('google'))
      .toMatchObject({ is_lost: true, source: 'none', public_id: google.id })
  })

  it('of the file of secrets wins, and nothing is typed beside it', async () => {
    const { json } = await chief.get('/channels/beta/services')
    expect(json.items[0]).toMatchObject({
      service: 'google',
      source: 'files',
      public_id: google.id,
      set_by: null,
    })
    const typed = { service: 'google', public_id: google.id, secret: google.secret }
    expect((await chief.post('/channels/beta/services', typed)).status).toBe(409)
  })

  it('belongs to its channel, and goes when it is removed', async () => {
    expect((await owner.get('/channels/beta/services')).status).toBe(404)
    expect((await owner.post('/channels/beta/services/remove', { service: 'google' })).status).toBe(404)
    expect((await owner.post(`${path}/remove`, { service: 'google' })).json).toEqual({ success: true })
    expect((await owner.post(`${path}/remove`, { service: 'google' })).status).toBe(404)
    expect(await find('google')).toMatchObject({ source: 'none', set_by: null })
    const actions = (await chief.get('/audit-log?limit=5&changes_only=1')).json.items
    expect(actions[0]).toMatchObject({ action: 'disconnect_service' })
  })
})
