import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

const body = { name: 'Ada "Fan" <x>', email: 'ada@example.com', message: 'Where is\n\nthe <b>replay</b>?' }

async function write(server: TestServer, change: object = {}) {
  const api_key = await server.anonymousKey()
  return server.ask('/api/contacts', { body: { api_key, ...body, ...change } })
}

describe('the contact form without a mail server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('keeps the mail in the outbox, with the visitor as the reply address', async () => {
    expect((await write(server)).json).toEqual({ success: true })
    const outbox = join(server.dataDir, 'outbox', 'alpha')
    const files = async () => (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml'))
    await expect.poll(files, { timeout: 10_000 }).toHaveLength(1)
    const [file = ''] = await files()
    const mail = await readFile(join(outbox, file), 'utf8')
    expect(mail).toMatch(/^To: office@alpha\.example$/m)
    expect(mail).toMatch(/^Reply-To: .*<ada@example\.com>$/m)
    expect(mail).toContain('&lt;b&gt;replay&lt;/b&gt;')
  })

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['name', { name: '   ' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('names the field that is wrong: %s', async (field, change) => {
    const { status, json } = await write(server, change)
    expect(status).toBe(400)
    expect(Object.keys(json.error.fields)).toEqual([field])
  })

  it('cannot inject mail headers', async () => {
    const { status, json } = await write(server, { name: 'Eve\r\nBcc: all@example.com' })
    expect(status).toBe(400)
    expect(json.error.fields).toEqual({ name: 'must be one line' })
  })
})

describe('the contact form with a mail server', () => {
  it('sends mail; a mail server that is down delays the mail and loses none', async () => {
    const received: string[] = []
    const post = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      },
    })
    const { promise: port, resolve } = Promise.withResolvers<number>()
    const probe = post.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
    const smtpPort = await port
    await new Promise<void>(done => post.close(() => done()))

    const server = await startTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${smtpPort}` } })
    try {
      expect((await write(server)).status).toBe(200)
      await new Promise(done => setTimeout(done, 1_500))
      expect(received).toEqual([])
      const again = new SMTPServer({ ...post.options })
      await new Promise<void>(done => again.listen(smtpPort, '127.0.0.1', () => done()))
      await expect.poll(() => received.length, { timeout: 30_000, interval: 200 }).toBe(1)
      expect(received[0]).toContain('To: office@alpha.example')
      await new Promise<void>(done => again.close(() => done()))
    } finally {
      await server.stop()
    }
  }, 60_000)
})
