import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { auditLog, mailServers } from '../src/db/tables.ts'
import { registerPerson } from './browser.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

interface Received {
  to: string
  from: string
  text: string
}

/** A mail server that lets one user in. */
async function openPost() {
  const received: Received[] = []
  const post = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === 'league' && password === 'open & shut') done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const from = text.match(/^From: (.*)$/m)?.[1] ?? ''
        received.push({ to: envelope.rcptTo[0]?.address ?? '', from, text })
        done()
      })
    },
  })
  const port = await new Promise<number>(resolve => {
    const listening = post.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  afterAll(() => new Promise<void>(done => post.close(() => done())))
  return { port, received }
}

const post = await openPost()
const server = await serveTests({ config: { mailWithoutServer: 'wait' } })
const owner = await enterStudio(server, 'owner@example.com')
const typed = {
  host: '127.0.0.1',
  port: post.port,
  security: 'none',
  user: 'league',
  password: 'open & shut',
  sender: 'post@league.example',
}
const mailNow = async () => (await owner.get('/server')).json.mail

describe('the mail server of a deployment', () => {
  it('is not kept if it does not let us in, and the reason is told', async () => {
    const wrong = await owner.post('/server/mail', { ...typed, password: 'shut' })
    expect(wrong.json).toMatchObject({ problem: 'login', detail: expect.stringContaining('Invalid login') })
    expect(wrong.text).not.toContain('shut')
    const nobody = await owner.post('/server/mail', { ...typed, port: 9 })
    expect(nobody.json.problem).toBe('unreachable')
    const bare = await owner.post('/server/mail', { ...typed, security: 'starttls' })
    expect(bare.json.problem).not.toBeNull()
    expect(await mailNow()).toMatchObject({ source: 'waiting', place: null })
    expect((await owner.post('/server/mail/test')).json.problem).not.toBeNull()
  })

  it('takes the mails that waited, and those of all channels from then on, without a restart', async () => {
    const browser = await registerPerson(server, 'patient@example.com')
    expect((await browser.get('/profile')).status).toBe(200)
    expect(post.received).toEqual([])
    expect((await owner.post('/server/mail', typed)).json).toEqual({ problem: null, detail: '' })
    await expect
      .poll(() => post.received.map(({ to }) => to), { timeout: 40_000 })
      .toContain('patient@example.com')
    expect(post.received[0]?.from).toContain('<post@league.example>')
    expect(await mailNow()).toMatchObject({
      source: 'studio',
      place: `league · 127.0.0.1:${post.port}`,
      sender: 'post@league.example',
      set_by: 'owner@example.com',
    })
  })

  it('gets a test for the operator alone, and its answer is told', async () => {
    expect((await owner.post('/server/mail/test')).json).toEqual({ problem: null, detail: '' })
    expect(post.received.at(-1)).toMatchObject({ to: 'owner@example.com' })
  })

  it('has its password sealed, and shows it to nobody', async () => {
    const rows = await server.ctx.db.select().from(mailServers)
    expect(JSON.stringify(rows)).not.toContain('shut')
    expect((await owner.get('/server')).text).not.toContain('shut')
    expect(JSON.stringify(await server.ctx.db.select().from(auditLog))).not.toContain('shut')
  })

  it('belongs to owners of the deployment: one of a channel neither sees nor sets it', async () => {
    const other = await enterStudio(server, 'alpha@example.com', server.alphaId)
    for (const answer of [
      await other.get('/server'),
      await other.post('/server/mail', typed),
      await other.post('/server/mail/test'),
      await other.post('/server/mail/remove'),
    ])
      expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden' } } })
  })

  it('can be forgotten', async () => {
    expect((await owner.post('/server/mail/remove')).status).toBe(200)
    expect(await mailNow()).toMatchObject({ source: 'waiting', place: null, set_by: null })
  })
})

describe('what the environment says of mail', () => {
  it.each([
    [{ SMTP_URL: 'smtp://post.example:587' }, 'smtp://post.example:587', 'fixed'],
    [{ SMTP_URL: 'outbox' }, null, 'fixed'],
    [{ SMTP_URL: 'studio' }, null, 'wait'],
    [{}, null, 'outbox'],
  ] as const)('%j', (values, smtpUrl, mailWithoutServer) => {
    expect(readConfig(values)).toMatchObject({ smtpUrl, mailWithoutServer })
  })

  it('is fixed: it is shown without its password, and nobody types another', async () => {
    const fixed = await serveTests({
      config: { smtpUrl: `smtp://league:hidden@127.0.0.1:${post.port}`, mailWithoutServer: 'fixed' },
    })
    const chief = await enterStudio(fixed, 'owner@example.com')
    const { json, text } = await chief.get('/server')
    expect(json.mail).toMatchObject({ source: 'environment', place: `127.0.0.1:${post.port}` })
    expect(text).not.toContain('hidden')
    expect((await chief.post('/server/mail', typed)).status).toBe(409)
    expect((await chief.post('/server/mail/remove')).status).toBe(409)
  })
})

describe('the server page', () => {
  it('tells the disk, the storage and where each channel is', async () => {
    const { json } = await owner.get('/server')
    expect(json).toMatchObject({
      storage: { kind: 'local', place: null, keeps_local: true },
      processes: [{ is_leaving: false }],
    })
    expect(json.storage.free_bytes).toBeGreaterThan(0)
    expect(json.channels.map((each: { hosts: string[] }) => each.hosts)).toEqual([
      ['alpha.test'],
      ['beta.test'],
    ])
  })

  it('tries the storage with a file that does not stay', async () => {
    expect((await owner.post('/server/storage/test')).json).toMatchObject({ problem: null })
    const away = await serveTests({ config: { storage: { kind: 'disk', root: '/dev/null/nowhere' } } })
    const chief = await enterStudio(away, 'owner@example.com')
    expect((await chief.post('/server/storage/test')).json.problem).toEqual(expect.any(String))
  })
})
