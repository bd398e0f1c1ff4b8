import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, person, registerPerson } from './browser.ts'
import { buildChannel } from './channel-builder.ts'
import { openMailbox } from './mailbox.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

describe('account mails', () => {
  let server: TestServer
  let mailbox: ReturnType<typeof openMailbox>
  beforeAll(async () => {
    server = await startTestServer({ config: { publicUrl: 'https://play.example:8443' } })
    mailbox = openMailbox(server)
  })
  afterAll(() => server.stop())

  it('welcome a new user and confirm the address in one, in the name of the channel, with links to its own host', async () => {
    await registerPerson(server, 'new@example.com')
    const [proof] = await mailbox.receive('new@example.com', '/verify-email')
    expect(await mailbox.mailsTo('new@example.com')).toHaveLength(1)
    expect(proof?.from).toEqual({ name: 'Channel alpha', address: 'office@alpha.example' })
    expect(proof?.html).toContain('<img src="https://alpha.test:8443/icons/any-192.png" alt=""')
    expect(proof?.html).toContain('background:#e5173f;color:')
    expect(proof?.subject).toBe('Confirm your email address for Channel alpha')
    expect(proof?.text).toContain('Welcome to Channel alpha.')
    const link = proof?.text.match(/https:\S+/)?.[0] ?? ''
    expect(link).toMatch(/^https:\/\/alpha\.test:8443\/verify-email\?token=[\w-]{43}$/)
    // The button and the plain link.
    expect(proof?.html.split(`href="${link}"`)).toHaveLength(3)
    expect(proof?.html).toContain(`>${link}</a>`)
  })

  it.each([
    ['fr', 'Confirmez votre adresse courriel pour Channel alpha fr'],
    ['bg', 'Потвърдете имейл адреса си за Channel alpha bg'],
  ])('use the language of the user: %s', async (language, subject) => {
    const browser = await openBrowser(server)
    const email = `${language}@example.com`
    await browser.post('/v2/auth/register', { ...person, email, language })
    const [mail] = await mailbox.receive(email, '/verify-email')
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).toContain(`<html lang="${language}">`)
  })

  it('use the language of the channel if the user has chosen none', async () => {
    await server.apply(buildChannel('beta', { language: 'bg' }))
    const betaMails = openMailbox(server, 'beta')
    await expect
      .poll(async () => (await server.ctx.channels.findByKey('beta'))?.settings.language, { timeout: 10_000 })
      .toBe('bg')
    await registerPerson(server, 'plain@example.com', 'beta')
    const [mail] = await betaMails.receive('plain@example.com', '/verify-email')
    expect(mail?.subject).toBe('Потвърдете имейл адреса си за Channel beta bg')
  })

  it('never repeat a name that a stranger typed', async () => {
    const browser = await openBrowser(server)
    const first_name = 'visit evil.example now'
    await browser.post('/v2/auth/register', { ...person, email: 'victim@example.com', first_name })
    await expect
      .poll(async () => (await mailbox.mailsTo('victim@example.com')).length, { timeout: 30_000 })
      .toBe(1)
    for (const { subject, text, html } of await mailbox.mailsTo('victim@example.com'))
      expect(`${subject} ${text} ${html}`).not.toContain('evil.example')
  })

  it('are not sent for a registration that was refused', async () => {
    await registerPerson(server, 'taken@example.com')
    await (await openBrowser(server)).post('/v2/auth/register', { ...person, email: 'taken@example.com' })
    // Mails leave in order, so by now all that were asked for before have come.
    await registerPerson(server, 'after@example.com')
    await expect
      .poll(async () => (await mailbox.mailsTo('after@example.com')).length, { timeout: 30_000 })
      .toBe(1)
    expect(await mailbox.mailsTo('taken@example.com')).toHaveLength(1)
  })
})

describe('a mail server that is down', () => {
  it('delays the mails of a registration and breaks nothing', async () => {
    const received: string[] = []
    const createPost = () =>
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo(address, _session, done) {
          received.push(address.address)
          done()
        },
        onData(stream, _session, done) {
          stream.resume()
          stream.on('end', () => done())
        },
      })
    const close = (post: SMTPServer) => new Promise<void>(done => post.close(() => done()))
    const first = createPost()
    const port = await new Promise<number>(resolve => {
      const listening = first.listen(0, '127.0.0.1', () => {
        const address = listening.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    await close(first)

    const server = await startTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } })
    try {
      const browser = await registerPerson(server, 'patient@example.com')
      expect(
        (await browser.post('/auth/password-reset-request', { email: 'patient@example.com' })).status,
      ).toBe(200)
      expect((await browser.get('/profile')).status).toBe(200)
      expect(received).toEqual([])
      // Whoever reads the queue meanwhile finds no link that would open an account.
      const { rows } = await server.ctx.db.execute<{ data: string }>(
        sql`select data::text as data from pgboss.job where name = 'send-mail'`,
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.map(({ data }) => data).join()).not.toMatch(/token|verify-email|password-reset/)
      const post = createPost()
      await new Promise<void>(done => post.listen(port, '127.0.0.1', () => done()))
      await expect.poll(() => received.length, { timeout: 40_000, interval: 200 }).toBe(2)
      expect(new Set(received)).toEqual(new Set(['patient@example.com']))
      await close(post)
    } finally {
      await server.stop()
    }
  }, 60_000)
})
