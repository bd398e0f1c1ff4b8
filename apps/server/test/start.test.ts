import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { startServer } from '../src/start/start-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const start = (env: Record<string, string>, say: (sentence: string) => void = () => {}) =>
  startServer(
    readConfig({ DATA_DIR: join(tmpdir(), 'grandstand-never'), DEMO: '0', LOG_LEVEL: 'silent', ...env }),
    { say },
  )

describe('a start that fails says why in one sentence', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const started = start({ DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1' })
    await expect(started).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`Port ${port} is in use.`),
    })
    other.close()
  })

  it.each([
    ['postgresql://user:hunter2secret@127.0.0.1:1/x', /\(127\.0\.0\.1:1\) cannot be used: .*ECONNREFUSED/],
    [
      'postgresql://user:hunter2secret@nowhere.invalid/x',
      /\(nowhere\.invalid\) cannot be used: .*ENOTFOUND|EAI_AGAIN/,
    ],
  ])('when DATABASE_URL leads nowhere, without the password', async (url, message) => {
    const failure = await start({ DATABASE_URL: url }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) })
    expect(String(failure)).not.toContain('hunter2secret')
    expect(String(failure)).not.toContain('\n')
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'localhost' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL'],
    [{ ROLES: 'web,tea' }, 'ROLES'],
    [{ ROLES: 'web' }, 'DATABASE_URL'],
  ])('when a setting is wrong: %o', (env, name) => {
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(name) }),
    )
  })
})

describe('a production start', () => {
  const SECRET_KEY = randomBytes(36).toString('base64')
  const enough = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://watch.example',
    SMTP_URL: 'smtps://mail.example',
    SECRET_KEY,
  }

  it('has an address, a strong key and mail, and no demo', () => {
    expect(readConfig(enough)).toMatchObject({ production: true, demo: false, demoVideo: false })
    expect(readConfig({ ...enough, DEMO: '0', SMTP_URL: 'outbox' }).smtpUrl).toBeNull()
  })

  it.each([
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ SECRET_KEY: '' }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'a'.repeat(48) }, 'SECRET_KEY'],
    [{ SMTP_URL: '' }, 'SMTP_URL'],
    [{ DEMO: '1' }, 'DEMO'],
  ])('is refused with %o', (change, name) => {
    expect(() => readConfig({ ...enough, ...change })).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(name) }),
    )
  })

  it('prints no password: the first operator gets a link', async () => {
    const empty = await createTestDatabase()
    const own = { PORT: '0', RTMP_PORT: '0', DATABASE_URL: empty.url, FFMPEG_PATH: '/nowhere/ffmpeg' }
    const server = await start({ ...enough, ...own, HOST: '127.0.0.1', SMTP_URL: 'outbox' })
    await server.stop()
    await empty.drop()
    expect(server.operator).toEqual({
      email: 'operator@watch.example',
      link: expect.stringMatching(/^https:\/\/watch\.example\/studio\/welcome#[\w-]{43}$/),
    })
  })
})

describe('a process with some of the roles', () => {
  const own = { PORT: '0', RTMP_PORT: '0', HOST: '127.0.0.1', FFMPEG_PATH: '/nowhere/ffmpeg' }
  const statusOf = async (url: string, path: string) => (await fetch(url + path)).status

  it.each([
    ['web', { hasEncoders: false, page: 200 }],
    ['ingest', { hasEncoders: true, page: 404 }],
    ['worker', { hasEncoders: false, page: 404 }],
    ['collector', { hasEncoders: false, page: 404 }],
  ])('reports its health as %s, and does only that work', async (ROLES, { hasEncoders, page }) => {
    const server = await start({ ...own, DATABASE_URL: database.url, ROLES })
    expect(server.rtmpPort !== null).toBe(hasEncoders)
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(server.url, path)).toBe(200)
    expect(await statusOf(server.url, '/api/docs')).toBe(page)
    // Refused for want of a profile, where it is served at all.
    const collected = ROLES === 'collector' ? 400 : 404
    expect(await statusOf(server.url, '/datalake/hash/')).toBe(collected)
    await server.stop()
  })
})

it('says that there is no ffmpeg, and starts without it', async () => {
  const said: string[] = []
  const server = await start(
    {
      DATABASE_URL: database.url,
      PORT: '0',
      RTMP_PORT: '0',
      HOST: '127.0.0.1',
      FFMPEG_PATH: '/nowhere/ffmpeg',
    },
    sentence => said.push(sentence),
  )
  await server.stop()
  expect(said).toEqual([expect.stringMatching(/^No working ffmpeg was found: /)])
})
