import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type IssuedKey, issueKey, issueProgramKey } from '../src/accounts/keys/index.ts'
import { type Config, readConfig } from '../src/config/read-config.ts'
import { applyChannel, type LoadedChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { users } from '../src/db/tables.ts'
import { defineJob } from '../src/jobs/index.ts'
import { startServer } from '../src/start/start-server.ts'
import { buildChannel } from './channel-builder.ts'
import { createTestDatabase } from './test-database.ts'

export interface AskOptions {
  method?: string
  host?: string
  /** With a body it is a POST, unless the method says otherwise. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
  // What came over the wire; tests look into it as they please.
  // biome-ignore lint/suspicious/noExplicitAny: an answer is unknown until a test says what it expects
  json: any
}

export interface TestServerOptions {
  channels?: LoadedChannel[]
  config?: Partial<Config>
  now?: () => Date
  say?: (sentence: string) => void
  /** Of the channels, as the YAML file that is mounted in production. */
  secrets?: string
  /** A second process of the same deployment, which keeps the database. */
  beside?: { databaseUrl: string; alphaId: number; betaId: number }
}

/** The whole server on a port of its own, with a database of its own and two channels: alpha.test and beta.test. */
export async function startTestServer(options: TestServerOptions = {}) {
  const { channels = [buildChannel('alpha'), buildChannel('beta')], now, say = () => {} } = options
  const { beside } = options
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-server-'))
  const [alphaId = 0, betaId = 0] = beside
    ? [beside.alphaId, beside.betaId]
    : await applyAll(database.url, channels)
  const secretsFile = options.secrets === undefined ? null : join(dataDir, 'secrets.yaml')
  if (secretsFile) await writeFile(secretsFile, options.secrets ?? '')
  const server = await startServer(
    {
      ...readConfig({}),
      port: 0,
      rtmpPort: 0,
      sandboxPort: 0,
      // Keys that a test types reach nobody.
      stripeUrl: 'http://127.0.0.1:9',
      host: '127.0.0.1',
      databaseUrl: database.url,
      dataDir,
      demo: false,
      demoVideo: false,
      ffmpegPath: process.env.FFMPEG_PATH ?? null,
      trustProxy: 1,
      rateLimitScale: 1_000,
      logLevel: 'silent',
      secretsFile,
      ...options.config,
    },
    { say, ...(now ? { now } : {}) },
  )

  const ask = (path: string, askOptions: AskOptions = {}) => askHttp(server.url, path, askOptions)
  const addUser = async (channelId: number, email: string): Promise<number> => {
    const [user] = await server.ctx.db
      .insert(users)
      .values({ channel_id: channelId, email, first_name: 'Ada', last_name: 'Fan' })
      .returning()
    if (!user) throw new Error('no user')
    return user.id
  }
  return {
    ...server,
    databaseUrl: database.url,
    dataDir,
    alphaId,
    betaId,
    ask,
    apply: (channel: LoadedChannel) => applyChannel(server.ctx, channel),
    /** A visitor's key of the channel. */
    async anonymousKey(channelKey = 'alpha'): Promise<string> {
      const host = `${channelKey}.test`
      const body = { channel_key: channelKey }
      const { json } = await ask('/api/get_api_key', { method: 'POST', host, body })
      return json.api_key
    },
    /** The key of a new user's browser, with the cookie that belongs to it. */
    async userKey(channelId = alphaId, email = 'fan@example.com'): Promise<IssuedKey & { userId: number }> {
      const userId = await addUser(channelId, email)
      return { ...(await issueKey(server.ctx, channelId, userId)), userId }
    },
    /** A key that speaks for a new user in an Authorization header. */
    async programKey(channelId = alphaId, email = 'fan@example.com') {
      const userId = await addUser(channelId, email)
      const apiKey = await server.ctx.db.transaction(tx =>
        issueProgramKey({ ...server.ctx, db: tx }, channelId, userId, 'test'),
      )
      return { apiKey, userId }
    },
    async setPassword(userId: number, password: string): Promise<void> {
      const password_hash = await server.ctx.passwords.hash(password)
      await server.ctx.db.update(users).set({ password_hash }).where(eq(users.id, userId))
    },
    /** Puts a scheduled job into the queue now. */
    async runJob(name: string): Promise<void> {
      const job = defineJob({ name, payload: z.object({}), run: async () => {} })
      await server.ctx.db.transaction(tx => server.ctx.jobs.add(tx, job, {}))
    },
    async stop() {
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Before the server starts, as it would be after a restart. */
async function applyAll(url: string, channels: LoadedChannel[]): Promise<number[]> {
  const { db, close } = openDatabase({ url, maxConnections: 2, onError: () => {} })
  const ids: number[] = []
  for (const channel of channels)
    ids.push((await applyChannel({ db, now: () => new Date() }, channel)).channelId)
  await close()
  return ids
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Not `fetch`: a Host header of the test's choice must go through. */
export function askHttp(base: string, path: string, options: AskOptions): Promise<Answer> {
  const { host = 'alpha.test', body, headers = {} } = options
  const { method = body === undefined ? 'GET' : 'POST' } = options
  const { port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    })
    sent.on('error', reject)
    sent.on('response', response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        const isJson = String(response.headers['content-type']).startsWith('application/json')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: isJson && text !== '' && !response.headers['content-encoding'] ? JSON.parse(text) : undefined,
        })
      })
    })
    sent.end(typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body))
  })
}
