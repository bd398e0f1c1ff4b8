import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, registerPerson } from './browser.ts'
import { buildChannel } from './channel-builder.ts'
import { openMailbox } from './mailbox.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const demo = 'northern-league'
const host = `${demo}.test`

describe('the demo', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      channels: [buildChannel(demo), buildChannel('beta')],
      config: { demo: true },
    })
  })
  afterAll(() => server.stop())

  it('says where its mails are, and other channels do not', async () => {
    const urlAt = async (asked: string) =>
      (await server.ask('/api/channel-config', { host: asked })).json.outbox_url
    expect(await urlAt(host)).toBe('/outbox')
    expect(await urlAt('beta.test')).toBe(null)
  })

  it("shows its own mails and never another channel's", async () => {
    await registerPerson(server, 'fan@example.com', demo)
    await registerPerson(server, 'stranger@example.com', 'beta')
    const [mail] = await openMailbox(server, demo).receive('fan@example.com', '/verify-email')
    const [foreign] = await openMailbox(server, 'beta').receive('stranger@example.com', '/verify-email')
    const { status, text, headers } = await server.ask('/outbox', { host })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(text).toContain(`/outbox/${mail?.id}`)
    expect(text).toContain('fan@example.com')
    expect(text).not.toContain('stranger@example.com')
    expect((await server.ask(`/outbox/${foreign?.id}`, { host })).status).toBe(404)
    for (const path of ['/outbox', `/outbox/${foreign?.id}`, `/outbox/${mail?.id}`])
      expect((await server.ask(path, { host: 'beta.test' })).status).toBe(404)
  })

  it('frames a mail so that it runs nothing, and its links leave the frame', async () => {
    const mailbox = openMailbox(server, demo)
    await registerPerson(server, 'framed@example.com', demo)
    const [mail] = await mailbox.receive('framed@example.com', '/verify-email')
    const { status, text, headers } = await server.ask(`/outbox/${mail?.id}`, { host })
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(text).toContain('<base target="_top">')
    expect(text).toContain('/verify-email?token=')
  })

  it("shows a visitor's words as plain text", async () => {
    const browser = await openBrowser(server, demo)
    const name = '<img src=x onerror=alert(1)>'
    const message = '</iframe><script>alert(1)</script>'
    await browser.post('/contacts', { name, email: 'eve@example.com', message })
    const office = `office@${demo}.example`
    const mailbox = openMailbox(server, demo)
    await expect.poll(async () => (await mailbox.mailsTo(office)).length, { timeout: 30_000 }).toBe(1)
    const [mail] = await mailbox.mailsTo(office)
    for (const path of ['/outbox', `/outbox/${mail?.id}`]) {
      const { text } = await server.ask(path, { host })
      expect(text).not.toMatch(/<img|<script/)
    }
  })

  it.each(['..%2f..%2fsecret-key', 'x', '%00', 'A'.repeat(190)])('has no mail called %s', async id => {
    expect((await server.ask(`/outbox/${id}`, { host })).status).toBeGreaterThanOrEqual(400)
    expect((await server.ask(`/outbox/${id}`, { host })).status).toBeLessThan(500)
  })

  it.each([
    ['fr', 'Boîte d’envoi'],
    ['bg', 'Изходяща поща'],
  ])('speaks %s', async (language, title) => {
    const { text } = await server.ask('/outbox', { host, headers: { 'accept-language': language } })
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(title)
  })

  it('has a fan with a confirmed address and one with a temporary password; other channels have neither', async () => {
    const login = async (channel: string, email: string, password: string) =>
      (await openBrowser(server, channel)).post('/v2/auth/login', { email, password })
    expect(server.demoLogins).toHaveLength(2)
    for (const { email, password, isTemporary } of server.demoLogins) {
      const { status, json } = await login(demo, email, password)
      expect(status).toBe(200)
      expect(json.user).toMatchObject({ email_verified: true, temporary_password: isTemporary })
      expect((await login('beta', email, password)).status).toBe(401)
    }
  })
})

describe('outside the demo', () => {
  it.each([
    ['there is no outbox page and no well-known account', { demo: false }],
    ['a demo that really sends mail has no outbox page', { demo: true, smtpUrl: 'smtp://127.0.0.1:9' }],
  ])('%s', async (_, config) => {
    const server = await startTestServer({ channels: [buildChannel(demo)], config })
    try {
      expect((await server.ask('/outbox', { host })).status).toBe(404)
      expect((await server.ask('/api/channel-config', { host })).json.outbox_url).toBe(null)
      expect(server.demoLogins).toHaveLength(config.demo ? 2 : 0)
      const browser = await openBrowser(server, demo)
      const body = { email: 'fan@demo.example', password: 'demo-fan-password' }
      expect((await browser.post('/v2/auth/login', body)).status).toBe(config.demo ? 200 : 401)
    } finally {
      await server.stop()
    }
  })
})
