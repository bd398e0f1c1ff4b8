import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { hashSecret, issueProgramKey } from '../src/accounts/keys/index.ts'
import { openBrowser, person, registerPerson } from './browser.ts'
import { openMailbox, tokenOf } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

let time = new Date()
const laterMinutes = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}
const server = await serveTests({ now: () => time })
const mailbox = openMailbox(server)

const verify = async (token: string, channel = 'alpha') =>
  (await openBrowser(server, channel)).post('/auth/email-verify', { token })
const reset = async (token: string, password = 'a new password', channel = 'alpha') =>
  (await openBrowser(server, channel)).post('/auth/password-reset', { token, password })
const requestReset = async (email: string, channel = 'alpha') =>
  (await openBrowser(server, channel)).post('/auth/password-reset-request', { email })
const login = async (email: string, password: string) =>
  (await openBrowser(server)).post('/v2/auth/login', { email, password })

describe('a mailed link', () => {
  it('holds 256 random bits; only the hash is kept, bound to purpose and channel, for an hour', async () => {
    await registerPerson(server, 'bits@example.com')
    const token = await mailbox.token('bits@example.com', '/verify-email')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await server.ctx.db.execute(
      sql`select * from account_tokens where token_hash = ${hashSecret(token)}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ purpose: 'verify_email', channel_id: server.alphaId })
    expect(new Date(String(rows[0]?.expires_at)).getTime() - time.getTime()).toBe(60 * 60_000)
  })

  it('does not work for another purpose', async () => {
    await registerPerson(server, 'purpose@example.com')
    const token = await mailbox.token('purpose@example.com', '/verify-email')
    expect((await reset(token)).json.error.code).toBe('reset_failed')
    const deletion = await server.ask('/api/delete-account-confirm', { body: { token } })
    expect(deletion.json.error.code).toBe('verification_failed')
    expect((await verify(token)).status).toBe(200)
  })
})

describe('the link that proves an address', () => {
  it('works by POST; a GET of the page, which mail scanners send, changes nothing', async () => {
    const browser = await registerPerson(server, 'verify@example.com')
    const token = await mailbox.token('verify@example.com', '/verify-email')
    for (let count = 0; count < 3; count += 1) {
      await server.ask(`/verify-email?token=${token}`)
      await server.ask(`/api/auth/email-verify?token=${token}`)
    }
    expect((await browser.get('/profile')).json.email_verified).toBe(false)
    const { json } = await browser.post('/auth/email-verify', { token })
    expect(json).toEqual({ success: true, reset_token: null })
    expect((await browser.get('/profile')).json.email_verified).toBe(true)
    expect((await login('verify@example.com', person.password)).status).toBe(200)
  })

  it('says that the address is already verified when it is opened twice', async () => {
    await registerPerson(server, 'second@example.com')
    const token = await mailbox.token('second@example.com', '/verify-email')
    expect((await verify(token)).status).toBe(200)
    const again = await verify(token)
    expect(again.status).toBe(409)
    expect(again.json.error).toMatchObject({
      code: 'email_already_verified',
      message: 'Email already verified',
    })
  })

  it('succeeds once when many open it at the same time', async () => {
    await registerPerson(server, 'many@example.com')
    const token = await mailbox.token('many@example.com', '/verify-email')
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('fails if it is expired, of another channel or invented', async () => {
    await registerPerson(server, 'late@example.com')
    const token = await mailbox.token('late@example.com', '/verify-email')
    for (const answer of [
      await verify(token, 'beta'),
      await verify('A'.repeat(43)),
      await verify('x'.repeat(16)),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.json.error).toMatchObject({ code: 'verification_failed', message: 'Verification failed' })
    }
    laterMinutes(60)
    expect((await verify(token)).json.error.code).toBe('verification_failed')
  })

  it('is mailed again on request and replaces the older one', async () => {
    const browser = await registerPerson(server, 'resend@example.com')
    const old = await mailbox.token('resend@example.com', '/verify-email')
    laterMinutes(1)
    expect((await browser.post('/auth/email-verify-request')).json).toEqual({ success: true })
    const fresh = await mailbox.token('resend@example.com', '/verify-email', 2)
    expect(fresh).not.toBe(old)
    expect((await verify(old)).json.error.code).toBe('verification_failed')
    expect((await browser.post('/auth/email-verify', { token: fresh })).status).toBe(200)
    expect((await browser.post('/auth/email-verify-request')).json.error.code).toBe('email_already_verified')
    // Where the account is logged in, the older link is known to be of no more use.
    const opened = await browser.post('/auth/email-verify', { token: old })
    expect(opened.json.error.code).toBe('email_already_verified')
  })
})

describe('an address that is confirmed outside the session that registered it', () => {
  it('locks out every earlier password, session and key, and lets its owner in with a new password', async () => {
    const email = 'early@example.com'
    const stranger = await registerPerson(server, email)
    const { json: profile } = await stranger.get('/profile')
    const program = await server.ctx.db.transaction(tx =>
      issueProgramKey({ ...server.ctx, db: tx }, server.alphaId, profile.id, 'waiting'),
    )
    const { json } = await verify(await mailbox.token(email, '/verify-email'))
    expect(json).toEqual({ success: true, reset_token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await stranger.get('/profile')).status).toBe(401)
    expect((await login(email, person.password)).status).toBe(401)
    const byProgram = { headers: { authorization: `Bearer ${program}` } }
    expect((await server.ask('/api/profile', byProgram)).status).toBe(401)
    expect((await reset(json.reset_token)).status).toBe(200)
    const entered = await login(email, 'a new password')
    expect(entered.json.user).toMatchObject({ id: profile.id, email_verified: true })
  })

  it('also drops them if the visitor is logged in as another user', async () => {
    const stranger = await registerPerson(server, 'taken-early@example.com')
    const owner = await registerPerson(server, 'owner@example.com')
    const token = await mailbox.token('taken-early@example.com', '/verify-email')
    expect((await owner.post('/auth/email-verify', { token })).json.reset_token).not.toBe(null)
    expect((await stranger.get('/profile')).status).toBe(401)
    expect((await owner.get('/profile')).json.email).toBe('owner@example.com')
  })

  it('drops nothing if the account was confirmed before', async () => {
    const email = 'proved-before@example.com'
    const browser = await registerPerson(server, email)
    const token = await mailbox.token(email, '/verify-email')
    await browser.post('/auth/email-verify', { token })
    expect((await verify(token)).status).toBe(409)
    expect((await browser.get('/profile')).status).toBe(200)
    expect((await login(email, person.password)).status).toBe(200)
  })
})

describe('a new password by mail', () => {
  it('gives the same answer for an unknown address, and sends no mail', async () => {
    await registerPerson(server, 'known@example.com')
    const known = await requestReset(' KNOWN@example.com ')
    const unknown = await requestReset('unknown@example.com')
    expect(known.status).toBe(200)
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
    await mailbox.receive('known@example.com', '/password-reset')
    expect(await mailbox.mailsTo('unknown@example.com')).toEqual([])
  })

  it('ends all sessions, confirms the address and ends a temporary password', async () => {
    const email = 'reset@example.com'
    const browser = await registerPerson(server, email)
    await server.ctx.db.execute(sql`update users set temporary_password = true where email = ${email}`)
    await requestReset(email)
    const token = await mailbox.token(email, '/password-reset')
    await server.ask(`/password-reset?token=${token}`)
    expect((await reset(token)).json).toEqual({ success: true })
    expect((await browser.get('/profile')).status).toBe(401)
    expect((await login(email, person.password)).status).toBe(401)
    const { json } = await login(email, 'a new password')
    expect(json.user).toMatchObject({ email_verified: true, temporary_password: false })
  })

  it('accepts a link once, even when many open it at the same time', async () => {
    const email = 'once@example.com'
    await registerPerson(server, email)
    await requestReset(email)
    const token = await mailbox.token(email, '/password-reset')
    const answers = await Promise.all(
      ['first password', 'second password', 'third password'].map(password => reset(token, password)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const again = await reset(token)
    expect(again.json.error).toMatchObject({ code: 'reset_failed', message: 'Reset password failed' })
  })

  it('says that a link has expired', async () => {
    const email = 'expired@example.com'
    await registerPerson(server, email)
    await requestReset(email)
    const token = await mailbox.token(email, '/password-reset')
    laterMinutes(60)
    const { status, json } = await reset(token)
    expect(status).toBe(410)
    expect(json.error).toMatchObject({ code: 'reset_key_expired', message: 'Reset password key expired' })
  })

  it('refuses a link of another channel, which stays usable on its own', async () => {
    const email = 'foreign@example.com'
    await registerPerson(server, email)
    await registerPerson(server, email, 'beta')
    await requestReset(email)
    const token = await mailbox.token(email, '/password-reset')
    expect((await reset(token, 'a new password', 'beta')).json.error.code).toBe('reset_failed')
    expect((await reset(token)).status).toBe(200)
  })

  it('names what is wrong with a weak password, and does not use up the link', async () => {
    const email = 'weak@example.com'
    await registerPerson(server, email)
    await requestReset(email)
    const token = await mailbox.token(email, '/password-reset')
    for (const [password, problem] of [
      ['short', 'too_short'],
      ['qwertyuiop', 'too_common'],
    ] as const) {
      const { status, json } = await reset(token, password)
      expect(status).toBe(400)
      expect(json.error.fields).toEqual({ password: problem })
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('gives a password to a user who has none', async () => {
    await server.userKey(server.alphaId, 'social@example.com')
    await requestReset('social@example.com')
    const token = await mailbox.token('social@example.com', '/password-reset')
    expect((await reset(token)).status).toBe(200)
    expect((await login('social@example.com', 'a new password')).status).toBe(200)
  })
})

describe('expired links', () => {
  it('are deleted a day later', async () => {
    await registerPerson(server, 'forgotten@example.com')
    const count = async () => {
      const { rows } = await server.ctx.db.execute(
        sql`select * from account_tokens where expires_at < ${new Date(time.getTime() - 24 * 3_600_000)}`,
      )
      return rows.length
    }
    laterMinutes(26 * 60)
    expect(await count()).toBeGreaterThan(0)
    await server.runJob('forget-expired-tokens')
    await expect.poll(count, { timeout: 30_000 }).toBe(0)
  })
})

describe('too many requests for a link', () => {
  it('get 429; the owner of the account still gets an answer, and no flood of mails', async () => {
    const strict = await startTestServer({ now: () => time })
    // The machine's clock stands: what is counted for all processes goes by it.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const email = 'pestered@example.com'
      await registerPerson(strict, email)
      const ask = async (ip: string, asked = email) =>
        (await openBrowser(strict, 'alpha', ip)).post('/auth/password-reset-request', { email: asked })
      for (const asked of [email, 'nobody@example.com']) {
        for (let count = 0; count < limits.reset_request.max; count += 1)
          expect((await ask('198.51.100.1', asked)).status).toBe(200)
        const refused = await ask('198.51.100.1', asked)
        expect(refused.status).toBe(429)
        expect(refused.headers['retry-after']).toBe('3600')
      }
      // Another pupil behind the same address, and the owner at another one.
      expect((await ask('198.51.100.1', 'somebody@example.com')).status).toBe(200)
      for (let host = 2; host < 10; host += 1) expect((await ask(`198.51.100.${host}`)).status).toBe(200)
      await openMailbox(strict).receive(email, '/password-reset', limits.reset_mail.max)
    } finally {
      vi.useRealTimers()
      await strict.stop()
    }
  })

  it('do not count against the link that they sent', async () => {
    const email = 'patient@example.com'
    await registerPerson(server, email)
    const browser = await openBrowser(server)
    const tokens: string[] = []
    for (let count = 1; count <= limits.reset_request.max; count += 1) {
      expect((await browser.post('/auth/password-reset-request', { email })).status).toBe(200)
      // The clock stands still here, so the mails are all of one time.
      const mails = await mailbox.receive(email, '/password-reset', count)
      tokens.push(...mails.map(({ text }) => tokenOf(text)).filter(token => !tokens.includes(token)))
    }
    const token = tokens.at(-1)
    const set = await browser.post('/auth/password-reset', { token, password: 'a new password' })
    expect(set.status).toBe(200)
  })
})
